import { data, redirectDocument } from 'react-router-dom'
import { splitPath } from '../i18n/language'
import { href } from '../lib/href'
import { getSession, isSignedIn } from '../lib/session'
import { rememberWanted } from '../lib/sign-in'

/**
 * Query that opens the sign-in dialog over a public page; there is no sign-in route in the
 * specification.
 */
export const SIGN_IN_QUERY = 'login'

/**
 * The guard `auth`: without a token the wanted address is remembered and the home page opens with
 * the sign-in dialog. A convenience for people: the server decides about every record by itself.
 */
function guard(request: Request): void {
  if (isSignedIn()) return
  const { pathname, search } = new URL(request.url)
  rememberWanted(pathname + search)
  throw redirectDocument(href('index', {}, { [SIGN_IN_QUERY]: 1 }, splitPath(pathname).lang))
}

/** What is the site's operator's is not there for anybody else: the 404 of an unknown address. */
function operatorOnly(request: Request): void {
  if (getSession().operator === true) return
  const { pathname, search } = new URL(request.url)
  throw data(
    { message: `Page not found: ${pathname}${search}`, fatal: false },
    { status: 404, statusText: 'Not Found' },
  )
}

/** Middleware of routes, by name. */
const MIDDLEWARE: Partial<Record<string, (request: Request) => void>> = {
  auth: guard,
  operator: operatorOnly,
}

/**
 * Runs what stands before a page; a name nobody knows is a fault of ours (specification, section
 * 8).
 */
export function runMiddleware(names: readonly string[], request: Request): void {
  for (const name of names) {
    const run = MIDDLEWARE[name]
    if (!run) throw new Error(`Unknown route middleware: ${name}`)
    run(request)
  }
}

export type Face = 'public' | 'private'

/**
 * Public site and workspace have styles of their own, so going from one to the other loads a new
 * document. The server never gets here for the workspace: it sends the bare page for it.
 */
export function enterFace(face: Face, request: Request): null {
  if (typeof document === 'undefined') return null
  const shown = document.documentElement.dataset.face as Face | undefined
  if (shown === undefined) document.documentElement.dataset.face = face
  else if (shown !== face) {
    const { pathname, search, hash } = new URL(request.url)
    throw redirectDocument(pathname + search + hash)
  }
  return null
}
