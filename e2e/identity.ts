import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Route } from '@playwright/test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startOwnServer } from './own-server'

const PROJECT = 'llar-e2e'

type Popup = 'answers' | 'waits'
interface Person {
  sub: string
  email: string
  name: string
}

/**
 * A double of Firebase: real signed tokens, their keys on the loopback, a server of ours set up for
 * it.
 */
export interface FirebaseDouble {
  url: string
  /** Stands in for Google's and Firebase's addresses in a browser. `popup`: what the popup does. */
  stand(context: BrowserContext, person: Person, popup?: Popup): Promise<void>
  close(): Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )

/** The loader that the SDK asks for: a frame it can ping, and the event that the popup reports. */
const LOADER = `
const heard = []
addEventListener('message', ({ data }) => { if (data && data.eventId) for (const tell of heard) tell({ type: 'authEvent', authEvent: { type: 'signInViaPopup', urlResponse: location.origin + '/?code=1', sessionId: 's', postBody: null, tenantId: null, error: null, ...data } }) })
const frame = { restyle: async () => [{}], ping: (done) => { done(); return Promise.resolve() }, register: (name, tell) => heard.push(tell), send: () => undefined }
window.gapi = { load: (name, { callback }) => callback(), iframes: { CROSS_ORIGIN_IFRAMES_FILTER: 'x', Iframe: function () {}, getContext: () => ({ open: ({ where, url }, ready) => {
  const element = document.createElement('iframe'); element.hidden = true; element.src = url
  return new Promise((done) => { element.onload = () => done(ready(frame)); where.append(element) })
} }) } }
window[new URL(document.currentScript.src).searchParams.get('onload')]()`

const POPUP =
  '<title>Google</title><p>popup</p><script>opener.postMessage({ eventId: new ' +
  `URLSearchParams(location.search).get('eventId') }, '*')</script>`

export async function startFirebase(): Promise<FirebaseDouble> {
  const pair = await generateKeyPair('RS256')
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  })
  const issuer = createServer((_request, reply) =>
    reply.setHeader('content-type', 'application/json').end(keys),
  )
  const jwks = `http://127.0.0.1:${await listen(issuer)}/`
  const server = await startOwnServer({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'e2e-key',
    FIREBASE_JWKS_URL: jwks,
  })
  const sign = (person: object, provider: string): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds,
      email_verified: true,
      firebase: { sign_in_provider: provider },
      ...person,
    }
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(pair.privateKey)
  }
  const stands = new WeakMap<BrowserContext, { person: Person; popup: Popup }>()
  const stand: FirebaseDouble['stand'] = async (context, person, popup = 'answers') => {
    // Routed once: between two sets of routes a request would leave for the real Google.
    const routed = stands.has(context)
    stands.set(context, { person, popup })
    if (routed) return
    const now = () => stands.get(context) ?? { person, popup }
    const json = (route: Route, body: object) =>
      route.fulfill({
        json: body,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      })
    await context.route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: LOADER }),
    )
    await context.route(`https://${PROJECT}.firebaseapp.com/__/auth/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body:
          now().popup === 'answers' && route.request().url().includes('/handler')
            ? POPUP
            : '<title>Google</title>',
      }),
    )
    await context.route('https://identitytoolkit.googleapis.com/**', async (route) => {
      const call = route.request().url()
      const { sub, email, name } = now().person
      if (call.includes('accounts:lookup'))
        return json(route, { users: [{ localId: sub, email, displayName: name }] })
      if (!call.includes('accounts:signInWithIdp'))
        return json(route, { authorizedDomains: ['127.0.0.1'] })
      return json(route, {
        localId: sub,
        email,
        providerId: 'google.com',
        federatedId: sub,
        rawUserInfo: '{}',
        idToken: await sign(now().person, 'google.com'),
        refreshToken: 'r',
        expiresIn: '3600',
      })
    })
  }
  return {
    url: server.url,
    stand,
    close: async () => {
      await server.stop()
      await new Promise((done) => issuer.close(done))
    },
  }
}
