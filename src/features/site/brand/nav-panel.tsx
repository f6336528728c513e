import { ArrowDown, ArrowUp } from 'lucide-react'
import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Site, SiteLink } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { useSiteCache } from '../frame/use-site-cache'
import { localized } from '../../../lib/localized'

const MOST = 8

/** Which pages stand in the menu at the head of each page, and in which order. */
export function NavPanel({ site }: { site: Site }) {
  const { t, i18n } = useTranslation('site')
  const keep = useSiteCache()
  const { busy, write } = useWrite(useUpdateSite, {
    done: null,
    onDone: keep,
    conflict: t('stale'),
  })
  const { nav, pages } = site.draft
  const off = busy || !site.canEdit
  const set = (next: SiteLink[]) =>
    void write({ id: site.id, data: { version: site.version, nav: next } })
  const rest = pages.filter(
    ({ id, kind }) =>
      kind !== 'home' && kind !== 'detail' && !nav.some(({ to }) => to === `page:${id}`),
  )
  const move = (from: number, to: number) => {
    const next = [...nav]
    const [taken] = next.splice(from, 1)
    if (taken) next.splice(to, 0, taken)
    set(next)
  }
  return (
    <Panel title={t('part.nav')} note={t('nav.note', { n: nav.length, most: MOST })}>
      <ul className="site-nav">
        {nav.map((link, at) => {
          const name = localized(link.label, i18n.language)
          return (
            <li key={link.to}>
              <CheckboxField
                label={name}
                checked
                disabled={off}
                onChange={() => set(nav.filter((_, each) => each !== at))}
              />
              <IconButton
                label={t('sections.up', { name })}
                title={t('sections.up', { name })}
                disabled={off || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={t('sections.down', { name })}
                title={t('sections.down', { name })}
                disabled={off || at === nav.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
            </li>
          )
        })}
        {rest.map(({ id, title, kind }) => (
          <li key={id}>
            <CheckboxField
              label={localized(title, i18n.language) || t(`pageKind.${kind}`)}
              checked={false}
              disabled={off || nav.length >= MOST}
              onChange={() => set([...nav, { label: title, to: `page:${id}` }])}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
