### What the server says: on the page, on the command line, to whoever knocks

## On the command line

cli-serve-host = Answer at this address. The usual one lets only this computer in; 0.0.0.0 lets the whole network in.
cli-serve-port = Answer on this port; 0 takes any that is free.
cli-serve-data = Keep the tables in this folder.
cli-serve-name = A name under which the server is reached, such as games.example; may be given more than once.
cli-serve-proxy = The address of a reverse proxy in front of the server whose word about clients counts.
cli-serve-push = Tell closed pages when it is their turn, through the services of the browsers. Say how these reach you: mailto:you@games.example.
cli-serve-no-contact = “{ $said }” is no address for the services of the browsers. Give one such as mailto:you@games.example.
cli-serve-workers = So many processes for heavy work, such as files from outside.
cli-serve-verbose = Log every request too.
cli-play-port = Serve the page on this port.
cli-play-no-open = Serve the page without opening it.
cli-verify-data = The folder with the tables; usually the one that “serve” uses.
cli-backup-target = The new folder for the copy.
cli-backup-data = The folder with the tables; usually the one that “serve” uses.
cli-restore-source = The folder that “backup” has made.
cli-restore-data = The folder for the tables; usually the one that “serve” uses.
cli-restore-table = Bring back only this table.
cli-revoke-link = The host's own link to the table.
cli-verify-row = { $table }  { $state }  ({ $game }, { $mission }, changes: { $changes })
cli-verify-sound = sound
cli-verify-hidden = forgotten by its host
cli-verify-position = sound; the position beside the log is damaged, the log tells it
cli-verify-other-rules = sound, but from before a change of the rules: it goes on from its last position
cli-verify-damaged = DAMAGED: { $part }
cli-verify-unreadable = CANNOT BE OPENED: { $part }
cli-verify-file-damaged = The file as such is damaged ({ $said }). At its next start the server saves all tables that can be read into a new file, and keeps this one.
cli-verify-file-changed = The file is not what it was when the server stopped: something else has changed it, if only where nothing is kept.
cli-verify-log-damaged = The write-ahead log is damaged: changes written behind that place, as many as { $count } flushes, are lost.
cli-verify-total = { $count ->
    [one] { $count } table, { $wrong } of them damaged.
   *[other] { $count } tables, { $wrong } of them damaged.
}
cli-keeping-no-tables = There are no tables in the folder { $folder }.
cli-backup-not-empty = The folder { $folder } is not empty; a backup wants a new one.
cli-backup-done = Copied to { $folder }: tables and secret. Keep it where others cannot read it.
cli-restore-busy = A server is using the folder { $folder }. Stop it first.
cli-restore-done = Restored into { $folder }; what was there before is in { $kept }.
cli-restore-one = The table { $table } is as it was in the backup (changes: { $changes }).
cli-restore-no-table = There is no table { $table } in the backup { $folder }.
cli-revoke-no-link = That is no link to a table. It looks like https://games.example/#/table/…/…
cli-revoke-failed = The server could not be asked: { $said }
cli-revoke-invite = New link to join: { $link }
cli-revoke-watch = New link to watch: { $link }
server-link-revoked = This link was made void by the host. Ask for a new one.
server-open-page = The game is at { $address }
server-serves = Serving at { $address }, tables in { $folder }
server-stop = Ctrl+C stops it. Everything is saved at once; nothing gets lost.
server-runs-already = It is running already, at { $address }
server-port-taken = Nothing can be served at { $host }, port { $port }: { $said }. Choose another with --port.
server-data-busy = Another server is using the folder { $folder }. Stop that one, or choose another folder with --data.
server-data-unusable = The folder { $folder } cannot be used: { $said }.
server-data-damaged = The tables in { $file } cannot be opened: { $said }. The file was left as it is.
server-data-newer = The tables in { $file } were made by a newer version of Shamble. Use that version, or another folder with --data.

## The page where there is no built client

server-page-title = Shamble
server-page-missing = The server is running, but this copy has no built page. Run “npm ci” and “npm run build” in the folder web.

## Tables and seats

server-no-table = There is no such table.
server-table-unreadable = This table cannot be opened by this version of Shamble. It was left as it is.
server-table-damaged = This table is damaged on the server's disk (table { $table }, part { $part }). It was left as it is; whoever runs the server can bring it back from a backup.
server-disk = The server cannot write to its disk just now ({ $said }). Nothing was changed; try again later.
server-table-removed = The host has removed this table.
server-table-full = Too many people are at this table.
server-continued = The rules have changed since this game was saved. It goes on from its last position; what came before cannot be undone.
server-token = This link is not valid. Ask for a new one.
server-not-host = Only the host of the table can do that.
server-no-seat = You have no seat at this table. Take a free one to play.
server-only-watching = You are only watching.
server-bot-plays = A bot is playing your seat. Take it back to play yourself.
server-not-your-seat = That is not your seat.
server-seat-taken = Somebody else has that seat.
server-seat-unknown = This table has no such seat.
server-unknown-bot = There is no such bot.
server-seat-present = Whoever sits there is here, or was a moment ago. Ask for consent, or wait a minute.
server-handover-not-asked = Nobody has asked for that.
server-handover-declined = Player { $number } wants to go on playing.
server-nothing-said = Nothing was said.
server-no-lesson = There is no lesson { $lesson }.
server-not-waiting = The table does not wait for player { $number }.
server-nudged-already = They were reminded a moment ago.
server-no-push = This server tells closed pages nothing.
server-push-address = The browser has named an address to which nothing can be sent.
push-turn = It is your turn
server-no-zone = There is no zone { $zone } on this board.
server-no-entry = The game has no step { $entry }; the last one is { $last }.
server-change-failed = Something broke inside Shamble, and nothing was changed. Please send the file for a bug report.

## Lists of tables

progress-setup = Setup

## Undo

server-nothing-to-undo = There is nothing to take back.
server-nothing-to-redo = There is nothing to bring back.
server-undo-off = Nothing is taken back at this table.
server-undo-news = Something new was revealed, so this step stays.
server-undo-ask = Others play here too: ask them whether they agree.
server-undo-asked-already = Somebody has asked already. Wait for the answers.
server-undo-not-asked = That question is closed.
server-undo-declined = Player { $number } does not agree. The game goes on.

## Making tables

server-unknown-game = There is no game called “{ $game }”.
server-unknown-mission = There is no mission called “{ $mission }”.
server-too-many-tables = You have { $most } unfinished games here. Finish or remove one first.
server-seed-shared = At a table with seats for others nobody chooses the seed: chance comes from a key that the server draws.
server-seat-own-game = This game has a seed that its creator knows, so nobody else can sit down. Make a table with open seats to play together.
server-full = This server has no room for another table.
server-import-large = The file is larger than { $most } bytes; no game of Shamble is.
server-import-long = The game in the file has more than { $most } steps.
server-import-position = This file starts in the middle of a game. Only your own Shamble opens such files.

## Whoever knocks

server-bad-request = The request makes no sense ({ $said }).
server-no-page = There is nothing at this address.
server-no-method = That cannot be done at this address.
server-no-language = There are no texts in the language “{ $lang }”.
server-request-large = The request is too large.
server-host = The server does not answer under this name.
server-origin = A page from elsewhere may not do that.
server-too-fast = Too many requests. Wait a moment.
server-too-many-sockets = Too many connections from your address.
server-message-bad = The server did not understand the page ({ $said }). Reload the page.
server-message-large = The message was larger than { $most } bytes.
server-too-slow = The page did not read what it was sent, or sent its request too slowly. It loads the table again.
server-silent = Nothing was said on this connection for too long.
server-busy = The server has too much to do just now. Try again in a moment.
server-work-long = This file takes too long to check; no game of Shamble does.
server-log-long = This table has seen more than { $most } changes: nothing more is taken back.
server-end-ask = Others play here too: the game is given up when all of them give up. { $said } of { $needed } have.
server-end-asked = Player { $number } would give the game up. It ends when everybody who is here does the same.
server-fault = Something broke on the server. It goes on; please try again.
