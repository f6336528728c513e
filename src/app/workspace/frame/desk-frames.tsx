import { renderToStaticMarkup } from 'react-dom/server'
import type { I18n } from '../../../i18n'
import { href } from '../../../lib/href'
import { createQueryClient } from '../../../lib/query-client'
import type { Role } from '../../../lib/session'
import { Linked } from '../../../ui/linked'
import { Providers } from '../../providers'
import { currentOf, deskFor, keyOf } from '../navigation'
import { DeskFrame } from './desk-frame'

/** Whom the desk has a frame for; the last one: somebody whose role this release does not know. */
const ROLES: readonly (Role | '')[] = [
  'ADMIN',
  'STAFF',
  'USER',
  'SERVICE',
  'REFERRED',
  'LLOGUER_SEGUR',
  '',
]

/**
 * The desk's frame for every role, each in a `<template data-roles>`: who somebody is only their
 * browser knows, and src/desk-frame.ts there takes theirs. Drawn once for each room in a language.
 */
export class DeskFrames {
  private readonly known = new Map<string, Uint8Array>()
  private readonly i18n: I18n

  constructor(i18n: I18n) {
    this.i18n = i18n
  }

  /** For an address, in UTF-8. */
  at(place: { pathname: string; search: string }): Uint8Array {
    const currents = ROLES.map((role) => currentOf(deskFor(role), place))
    const key = currents.map((item) => item && keyOf(item)).join()
    const found = this.known.get(key) ?? this.draw(currents)
    this.known.set(key, found)
    return found
  }

  /** The desk lives in the browser: without a script it would be a blank page. */
  private withoutScript(): string {
    return renderToStaticMarkup(
      <noscript>
        <main className="desk-no-script">
          <Linked text={this.i18n.t('desk:noScript')} to={href('index')} />
        </main>
      </noscript>,
    )
  }

  private draw(currents: ReturnType<typeof currentOf>[]): Uint8Array {
    const drawn = ROLES.map((role, at) => ({
      role: role || 'NONE',
      html: renderToStaticMarkup(
        <Providers client={createQueryClient()} i18n={this.i18n}>
          <DeskFrame role={role} current={currents[at] ?? null} />
        </Providers>,
      ),
    }))
    // Roles that see the same share one.
    const shared = Map.groupBy(drawn, ({ html }) => html)
    return Buffer.from(
      [...shared]
        .map(
          ([html, roles]) =>
            `<template data-roles="${roles.map(({ role }) => role).join(' ')}">${html}</template>`,
        )
        .join('') + this.withoutScript(),
    )
  }
}
