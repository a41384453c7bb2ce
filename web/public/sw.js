// Receives push messages while no page is open, and leads to the game that waits. It caches nothing.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Whether a page is in front: it tells the player itself. */
async function isLookedAt() {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages.some((page) => page.visibilityState === 'visible' && page.focused);
}

self.addEventListener('push', (event) => {
    const told = async () => {
        const { title, body, path, count } = event.data.json();
        if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => undefined);
        // Browsers demand a notification for each message; a page in front gets a silent one.
        const silent = await isLookedAt();
        await self.registration.showNotification(title, {
            body,
            silent,
            tag: 'darkrock-turn',
            // The same tag replaces what is there; without this it would do so unnoticed.
            renotify: true,
            icon: '/favicon.svg',
            data: { path },
        });
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
