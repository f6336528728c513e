import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Site, SiteConflict, SitePatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ApiFailure, statusOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { isSame } from '../../../lib/same'
import { useSiteCache } from '../frame/use-site-cache'

/** A part of the whole site that has a form of its own. */
export type PartName = 'brand' | 'contact' | 'footer' | 'legal' | 'seo'

/** Messages of a refusal below the part itself. */
const below = (part: string, errors: Record<string, string> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(`${part}.`, ''), text]),
  )

/**
 * One part of the site in its form. What was undone or saved elsewhere is shown while nobody types;
 * else it is refused once as stale, so that it is not written over unseen, and what was typed stays.
 */
export function usePartDraft(site: Site, part: PartName) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const stored = site.draft[part]
  const [begun, setBegun] = useState({ value: stored, version: site.version, shown: 0 })
  const typed = useRef(false)
  const begin = ({ draft, version }: Site) =>
    setBegun(({ shown }) => ({ value: draft[part], version, shown }))
  const { busy, errors, write } = useWrite(useUpdateSite, {
    done: t('brand.saved'),
    onDone: (now: Site) => {
      typed.current = false
      begin(now)
      keep(now)
    },
    onRefused: (error) => {
      if (statusOf(error) === 409 && error instanceof ApiFailure) {
        const { current } = error.body as SiteConflict
        begin(current)
        keep(current)
      }
    },
    conflict: t('stale'),
    reads: [],
  })
  const show = useEffectEvent(() => {
    if (typed.current || isSame(stored, begun.value)) return
    setBegun({ value: stored, version: site.version, shown: begun.shown + 1 })
  })
  useEffect(() => show(), [stored])
  const save = (next: Record<string, unknown>): void => {
    const kept = part === 'brand' ? { template: site.draft.brand.template } : {}
    const version = isSame(stored, begun.value) ? site.version : begun.version
    const data = { version, [part]: { ...next, ...kept } } as SitePatch
    void write({ id: site.id, data })
  }
  return {
    value: begun.value,
    /** Grows when the form is to show what is stored. */
    shown: begun.shown,
    busy,
    errors: below(part, errors),
    type: (): void => {
      typed.current = true
    },
    save,
  }
}
