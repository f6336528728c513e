import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Sends an address of this site elsewhere, also to another site. */
export interface RedirectRule {
  /** A path as it is asked for; a last `/*` stands for everything below. */
  from: string
  /** A path, or an address with http(s); a last `/*` receives what stood for the `*` of `from`. */
  to: string
  status: 301 | 302 | 303 | 307 | 308
}

const STATUSES = new Set<unknown>([301, 302, 303, 307, 308])
/** Ours: an open page would lose its code, and a program its answers. */
const KEPT = /^\/(?:api|assets|builds|media|healthz|readyz)(?:\/|$)/

const isPath = (text: string): boolean => /^\/(?![/\\])[^\s?#]*$/.test(text)
const isSite = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** What is wrong with one rule, in plain words; null when nothing is. */
function faultOf(rule: unknown): string | null {
  const {
    from,
    to,
    status = 301,
    ...others
  } = (typeof rule === 'object' && rule !== null ? rule : {}) as Record<string, unknown>
  if (typeof from !== 'string' || !isPath(from))
    return '"from" must be a path such as /old or /old/*, without a query'
  if (from.slice(0, -1).includes('*') || (from.endsWith('*') && !from.endsWith('/*')))
    return `"from" ${from}: a * may only be its last part, as in /old/*`
  if (KEPT.test(from)) return `"from" ${from}: this address belongs to the portal itself`
  if (typeof to !== 'string' || !(isPath(to.split('?')[0] ?? '') || isSite(to)))
    return `"to" of ${from} must be a path or an address that starts with http:// or https://`
  if (
    to.includes('*') &&
    !(from.endsWith('/*') && to.endsWith('/*') && to.indexOf('*') === to.length - 1)
  )
    return `"to" of ${from}: a * may only be its last part, and only if "from" has one`
  if (!STATUSES.has(status)) return `"status" of ${from} must be 301, 302, 303, 307 or 308`
  const [unknown] = Object.keys(others)
  return unknown === undefined
    ? null
    : `${from}: "${unknown}" is not known; a rule has "from", "to" and "status"`
}

/** Where a rule sends a path, null when it is not the rule's. */
function applied({ from, to }: RedirectRule, pathname: string): string | null {
  if (!from.endsWith('/*')) return pathname === from ? to : null
  const base = from.slice(0, -2)
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null
  // A slash more in front would make a path the address of another site.
  const rest = pathname.slice(base.length).replace(/^[/\\]+/, '')
  return to.endsWith('/*') ? to.slice(0, -1) + rest : to
}

type Found = { to: string; rule: RedirectRule } | null

/**
 * Finds the place a path is sent to: a rule for just this path before those with a `*`, of these
 * the longest first.
 */
function finder(rules: readonly RedirectRule[]): (pathname: string) => Found {
  const exact = new Map(
    rules.filter(({ from }) => !from.endsWith('/*')).map((rule) => [rule.from, rule]),
  )
  const below = rules
    .filter(({ from }) => from.endsWith('/*'))
    .sort((a, b) => b.from.length - a.from.length)
  return (pathname) => {
    const rule = exact.get(pathname) ?? below.find((one) => applied(one, pathname) !== null)
    const to = rule && applied(rule, pathname)
    return rule && to ? { to, rule } : null
  }
}

/** A path that comes back to itself by way of the rules, if there is one. */
function circleOf(rules: readonly RedirectRule[]): string | null {
  const find = finder(rules)
  for (const { from } of rules) {
    let at = from.replace(/\/\*$/, '/x')
    for (let step = 0; step <= rules.length; step += 1) {
      const next = find(at)?.to
      if (next === undefined || !next.startsWith('/')) break
      at = next.split('?')[0] ?? ''
      if (step === rules.length) return from
    }
  }
  return null
}

/**
 * The rules of the setting REDIRECTS: JSON (a list of rules), or the path of a file that holds it.
 * Throws an Error that names every wrong rule.
 */
export function readRedirects(setting: string): RedirectRule[] {
  if (setting === '') return []
  const found = parsed(setting.startsWith('[') ? setting : contentOf(setting))
  const faults = found.flatMap((rule, index) => {
    const fault = faultOf(rule)
    return fault === null ? [] : [`rule ${index + 1}: ${fault}`]
  })
  if (faults.length > 0) throw new Error(faults.join('; '))
  const rules = (found as RedirectRule[]).map(({ from, to, status = 301 }) => ({
    from,
    to,
    status,
  }))
  const twice = rules.find(
    ({ from }, index) => rules.findIndex((other) => other.from === from) !== index,
  )
  if (twice) throw new Error(`two rules for ${twice.from}`)
  const circle = circleOf(rules)
  if (circle !== null) throw new Error(`the rules send ${circle} round in a circle`)
  return rules
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`there is no file ${file}, and it is no JSON list of rules`)
  }
}

function parsed(text: string): unknown[] {
  try {
    const rules: unknown = JSON.parse(text)
    if (Array.isArray(rules)) return rules
  } catch {
    // Said below.
  }
  throw new Error(
    'must be a JSON list of rules such as [{"from": "/old", "to": "/new", "status": 301}]',
  )
}

/**
 * Answers addresses of the rules before anything else does; the query goes along unless the rule
 * brings its own.
 */
export function redirects(app: FastifyInstance, rules: readonly RedirectRule[]): void {
  if (rules.length === 0) return
  const find = finder(rules)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const [pathname = '', query] = request.url.split('?')
    if (KEPT.test(pathname)) return undefined
    const found = find(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
    if (!found) return undefined
    const to = query !== undefined && !found.to.includes('?') ? `${found.to}?${query}` : found.to
    return reply.header('cache-control', 'no-store').redirect(to, found.rule.status)
  })
}
