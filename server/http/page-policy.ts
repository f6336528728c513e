import type { Config } from '../config/env.ts'

/**
 * Where browsers hear the mirror of conversations: its own host first, then whichever of its
 * neighbours it names.
 */
function mirrorSources({ chatMirror }: Config): string {
  if (chatMirror === null) return ''
  const { host, protocol } = new URL(chatMirror.databaseUrl)
  const socket = protocol === 'https:' ? 'wss:' : 'ws:'
  return ` ${socket}//${host} ${socket}//${host.replace(/^[^.:]+(?=\.)/, '*')}`
}

/**
 * The pages' policy: everything from here, inline styles only those that are named (`'nonce-…'`,
 * `'sha256-…'`), the map's style server if set.
 */
export function pagePolicy(config: Config): (styles: readonly string[]) => string {
  const secure = config.siteUrl.startsWith('https:')
  const map = config.mapStyleUrl === null ? '' : ` ${new URL(config.mapStyleUrl).origin}`
  const { firebase } = config.identity
  // Firebase's sign-in: its loader, the frame that hears from the popup, the calls that end it.
  const [script, frame, connect] = firebase
    ? [
        ' https://apis.google.com',
        ` https://${firebase.authDomain}`,
        ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
      ]
    : ['', '', '']
  const rest = [
    "default-src 'self'",
    `script-src 'self'${script}`,
    `img-src 'self' data: blob:${map}`,
    "font-src 'self'",
    // Style attributes of rendered pages draw the widths of bars and charts; they cannot run
    // anything.
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${map}${connect}${mirrorSources(config)}`,
    "worker-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    // Our own frames are previews of an agency's website.
    `frame-src 'self'${frame}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (styles) => [`${rest}; style-src 'self'`, ...styles].join(' ')
}
