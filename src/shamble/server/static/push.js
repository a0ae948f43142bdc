// Works while the page is closed: shows what the server says of a turn, and opens the table when it is clicked.
self.addEventListener('push', (event) => {
  const note = event.data.json();
  const shown = {
    body: note.body,
    tag: `shamble-${note.table}`,
    icon: 'icon.svg',
    data: { table: note.table },
  };
  event.waitUntil(self.registration.showNotification(note.title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`#/table/${event.notification.data.table}`));
});

async function open(place) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find((page) => page.url.includes(place));
  await (found ? found.focus() : self.clients.openWindow(`./${place}`));
}
