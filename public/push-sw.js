// Shows news pushed to this device, and opens the desk where there is no connection. Nothing is put
// away here: what is kept the desk keeps itself (src/app/workspace/mine), and where it keeps
// nothing this passes everything on. Its address stays: devices are registered with it.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const DESK = /^((?:\/(?:en|ca|de))?\/auth)(?:\/|$)/
/** Built files: a name is never given to another content. */
const BUILT = /^\/(?:assets|fonts|brand)\//
/** How long a page waits for the server before it opens as it was kept. */
const PATIENCE_MS = 2500
/** The desk's own page stands for all of them: which screen it is the application tells. */
const shellOf = (pathname) => `${DESK.exec(pathname)[1]}/agenda`
const kept = (address) => caches.match(address, { ignoreSearch: true, ignoreVary: true })

async function forget() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('llar.shell.')).map((name) => caches.delete(name)))
}

/** The server's page; refused where the server fails. It may take back what was kept. */
async function served(request) {
  const reply = await fetch(request)
  if (reply.headers.get('x-llar-shell') === 'off') await forget()
  if (reply.status >= 500) throw reply
  return reply
}

async function deskPage(request) {
  const shell = await kept(shellOf(new URL(request.url).pathname))
  if (!shell) return fetch(request)
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS, shell))
  return Promise.race([served(request).catch(() => shell), patience])
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && DESK.test(pathname)) event.respondWith(deskPage(request))
  else if (BUILT.test(pathname))
    event.respondWith(kept(request.url).then((file) => file ?? fetch(request)))
})

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

/** How long a page has to say that it shows what it was given. */
const TAKEN_MS = 3000

/** Whether a page shows the news: one that is being left, or has no bell, does not answer. */
function isTaken(page, news) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(true)
    setTimeout(done, TAKEN_MS, false)
    page.postMessage({ type: 'llar.push', news }, [port2])
  })
}

async function show(news) {
  const looking = (await windows()).filter((page) => page.visibilityState === 'visible')
  const taken = await Promise.all(looking.map((page) => isTaken(page, news)))
  if (taken.includes(true)) return
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
