// Shows news pushed to this device. A page that is being looked at shows them itself; nothing is cached or fetched here.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

function read(data) {
  try {
    const sent = data.json()
    // Firebase wraps what we send.
    const news = sent.data && sent.data.news ? JSON.parse(sent.data.news) : sent
    return typeof news.title === 'string' && typeof news.body === 'string' ? news : null
  } catch {
    return null
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function show(news) {
  const looking = (await windows()).filter((page) => page.visibilityState === 'visible')
  if (looking.length > 0) {
    for (const page of looking) page.postMessage({ type: 'llar.push', news })
    return
  }
  await self.registration.showNotification(news.title, { body: news.body, tag: news.topic, renotify: true, data: { href: news.href }, icon: '/logo.svg' })
}

self.addEventListener('push', (event) => {
  const news = event.data ? read(event.data) : null
  if (news) event.waitUntil(show(news))
})

/** The address of this site that news lead to; anything else leads home. */
function target(href) {
  const url = new URL(typeof href === 'string' ? href : '/', self.location.origin)
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`
}

async function open(url) {
  const [page] = await windows()
  if (!page) return self.clients.openWindow(url)
  await page.focus()
  return page.navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(target(event.notification.data && event.notification.data.href)))
})
