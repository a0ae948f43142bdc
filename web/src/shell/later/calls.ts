// Being told of one's turn while the page is closed, where the host of the server has turned that on.
import { settings } from '../settings.svelte';
import type { TableStore } from '../table.svelte';

/** The bytes of a key as browsers want them. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function same(key: ArrayBuffer | null, other: Uint8Array): boolean {
  const found = new Uint8Array(key ?? new ArrayBuffer(0));
  return found.length === other.length && found.every((byte, at) => byte === other[at]);
}

/** Tell the server whom to call for the own seats, or that nobody wants to be called any more. */
export async function follow(store: TableStore, key: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const wanted = settings.notify && Notification.permission === 'granted';
  try {
    const worker = wanted
      ? await navigator.serviceWorker.register('push.js')
      : await navigator.serviceWorker.getRegistration();
    let found = await worker?.pushManager.getSubscription();
    if (!wanted) {
      if (found) await store.send({ type: 'dont_call', endpoint: found.endpoint });
      await found?.unsubscribe();
      return;
    }
    const own = bytes(key);
    if (found && !same(found.options.applicationServerKey, own)) {
      await found.unsubscribe();
      found = null;
    }
    await navigator.serviceWorker.ready;
    found ??= await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own });
    const { endpoint, keys } = found?.toJSON() ?? {};
    if (endpoint && keys?.['p256dh'] && keys['auth'])
      await store.send({
        type: 'call_me',
        endpoint,
        point: keys['p256dh'],
        auth: keys['auth'],
        lang: settings.lang,
      });
  } catch {
    // A browser without such a service, or one that has been told not to: nobody is called.
  }
}
