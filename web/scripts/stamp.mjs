// Writes a hash of the sources next to the build, so that a test without Node can tell whether it is fresh.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = [
  'index.html',
  'package.json',
  'package-lock.json',
  'svelte.config.js',
  'tsconfig.json',
  'vite.config.ts',
];

function walk(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(path);
    else if (!path.endsWith('.test.ts')) files.push(path);
  }
}
walk('src');
walk('public');

const hash = createHash('sha256');
for (const file of files.sort()) {
  let text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  // The generated types vanish in the build; only their constants stay.
  if (file.endsWith('/messages.ts'))
    text = text
      .split('\n')
      .filter((line) => line.startsWith('export const'))
      .join('\n');
  hash.update(`${file}\n${Buffer.byteLength(text)}\n${text}`);
}
const target = join(root, '../src/shamble/server/static/sources.sha256');
writeFileSync(target, `${hash.digest('hex')}\n`);
console.log(`stamped ${relative(process.cwd(), target)} from ${files.length} files`);
