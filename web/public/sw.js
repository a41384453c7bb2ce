// Receives push messages while no page is open, and leads to the game that waits. It also looks after its subscription: when it starts,
// every day, and when the browser or the page says so. It caches nothing.

const day = 86_400_000;
/** A subscription that ends within this time is renewed. */
const soon = 2 * day;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Whether a page is in front: it tells the player itself. */
async function isLookedAt() {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages.some((page) => page.visibilityState === 'visible' && page.focused);
}

/** Sends something to the server; none without a good answer. */
async function send(path, body) {
    try {
        const answer = await fetch(path, {
            method: 'POST',
            credentials: 'same-origin',
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            body: JSON.stringify(body),
        });
        if (!answer.ok) return null;
        return answer.status === 204 ? {} : await answer.json();
    } catch {
        return null;
    }
}

/** Returns a test message to the server, and tells the pages that wait for it. */
async function giveBack(nonce) {
    await send('/api/me/notices/heard', { nonce });
    for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
        page.postMessage({ type: 'heard' });
}

function contentOf(data) {
    try {
        return data?.json() ?? {};
    } catch {
        return {};
    }
}

/** Browsers demand a notification for each message, and end the subscription of a worker that shows none: it always shows one. */
async function tell({ title = 'Darkrock', body = '', path = '/', count, at, news, test }) {
    // Games that wait replace what was said of them before; news of a table stand beside them.
    const tag = test !== undefined ? 'darkrock-test' : news === true ? `darkrock-news-${path}` : 'darkrock-turn';
    const shown = await self.registration.getNotifications({ tag });
    // A push service may deliver a message twice.
    const known = at !== undefined && shown.some((notice) => notice.data?.at === at && notice.data.path === path);
    if (count !== undefined && 'setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => undefined);
    await self.registration.showNotification(title, {
        body,
        // A page in front says it, too.
        silent: known || (test === undefined && (await isLookedAt())),
        tag,
        // The same tag replaces what is there; without this it would do so unnoticed.
        renotify: !known,
        icon: '/icon-192.png',
        badge: '/badge-96.png',
        data: { path, at },
    });
}

self.addEventListener('push', (event) => {
    const told = async () => {
        const content = contentOf(event.data);
        await tell(content);
        if (content.test !== undefined) await giveBack(content.test);
        await look({ daily: true });
    };
    event.waitUntil(told());
});

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const open = async () => {
        const url = new URL(event.notification.data?.path ?? '/', self.location.origin).href;
        const pages = await self.clients.matchAll({ type: 'window' });
        const there = pages.find((page) => page.url === url);
        if (there) return there.focus();
        return self.clients.openWindow(url);
    };
    event.waitUntil(open());
});

const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function encoded(buffer) {
    const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether a subscription belongs to the server's key, and lasts; a browser may not say which key it is. */
function isGood(made, key) {
    const own = made.options?.applicationServerKey;
    const another = own != null && encoded(own) !== key;
    return !another && !(made.expirationTime != null && made.expirationTime < Date.now() + soon);
}

/** Subscribes anew, in the place of another subscription, and tells the server. */
async function renew(old, key, language) {
    const manager = self.registration.pushManager;
    let made;
    try {
        // With another key a browser refuses while the old one is there.
        await old?.unsubscribe?.().catch(() => undefined);
        made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    } catch {
        return { state: 'service' };
    }
    const told = await send('/api/me/notices/browsers', {
        endpoint: made.endpoint,
        p256dh: encoded(made.getKey('p256dh')),
        auth: encoded(made.getKey('auth')),
        ...(language === undefined ? {} : { language }),
        ...(old?.endpoint === undefined || old.endpoint === made.endpoint ? {} : { replaces: old.endpoint }),
    });
    return told === null ? { state: 'server' } : { state: 'unproven' };
}

/** Looks after the subscription. `wanted`: there was one, or the page wants one. */
async function lookAfter({ wanted = false, former, language }) {
    const made = await self.registration.pushManager.getSubscription();
    if (made === null && !wanted) return { state: 'off' };
    if (typeof Notification !== 'undefined' && Notification.permission !== 'granted') return { state: 'blocked' };
    const known = await send('/api/me/notices/browsers/check', { endpoint: made?.endpoint ?? '' });
    if (known === null) return { state: 'server' };
    // What a push service refuses (and not only puts off) may be made with another key.
    const refused = known.failed !== null && known.failed >= 400 && known.failed < 429;
    if (made === null || !known.known || refused || !isGood(made, known.key))
        return renew(made ?? former, known.key, language);
    return known.heard === null ? { state: 'unproven' } : { state: 'on', heard: known.heard };
}

/** When it was looked after last; nothing is left of it when the worker starts again. */
let looked = 0;
let looking = null;

/** The same, one after another. With `daily`, unless it was done within a day. */
function look({ daily = false, ...how }) {
    if (daily && Date.now() - looked < day) return Promise.resolve();
    looked = Date.now();
    looking ??= lookAfter(how)
        .catch(() => ({ state: 'worker' }))
        .finally(() => (looking = null));
    return looking;
}

self.addEventListener('message', (event) => {
    if (event.data?.type !== 'look') return;
    const { wanted, language } = event.data;
    event.waitUntil(look({ wanted, language }).then((found) => event.ports[0]?.postMessage(found)));
});

// The browser has given up the subscription, or changed it.
self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(look({ wanted: true, former: event.oldSubscription ?? undefined })),
);

// Installed pages of some browsers wake their workers now and then.
self.addEventListener('periodicsync', (event) => event.waitUntil(look({ daily: true })));
