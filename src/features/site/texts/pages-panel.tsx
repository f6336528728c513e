import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  useCreateSitePage,
  useDeleteSitePage,
  useMoveSitePages,
} from '../../../../generated/api/site/site'
import type { Site, SitePageInput, SitePageKind } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { useSiteCache } from '../frame/use-site-cache'
import { localized } from '../../../lib/localized'

const FIXED: readonly SitePageKind[] = ['home', 'homes', 'detail', 'contact', 'legal']
const ENOUGH = 80

function AddPage({ site, onClose }: { site: Site; onClose: () => void }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const [, setSearch] = useSearchParams()
  const { busy, errors, write } = useWrite(useCreateSitePage, {
    done: t('pages.added'),
    onDone: (now: Site) => {
      keep(now)
      setSearch({ pagina: now.draft.pages.at(-1)?.id ?? '' }, { replace: true })
      onClose()
    },
  })
  return (
    <Dialog title={t('pages.add')} onClose={onClose} busy={busy}>
      <SchemaForm
        name="SitePageInput"
        formId="site-page"
        value={{ kind: 'custom' }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => void write({ id: site.id, data: input as unknown as SitePageInput })}
      >
        <FormFoot back={t('cancel')} send={t('pages.add')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}

/** The pages in their order, with how much of each language is written. */
export function PagesPanel({ site, chosen }: { site: Site; chosen: string | null }) {
  const { t, i18n } = useTranslation('site')
  const keep = useSiteCache()
  const [, setSearch] = useSearchParams()
  const [adding, setAdding] = useState(false)
  const move = useWrite(useMoveSitePages, {
    done: null,
    onDone: keep,
    conflict: t('stale'),
    explain: firstSentenceOf,
  })
  const drop = useWrite(useDeleteSitePage, { done: t('pages.removed'), reads: ['site'] })
  const { pages, languages } = site.draft
  const ids = pages.map(({ id }) => id)
  const swap = (from: number, to: number) => {
    const next = [...ids]
    const [taken] = next.splice(from, 1)
    if (taken) next.splice(to, 0, taken)
    void move.write({ id: site.id, data: { version: site.version, pages: next } })
  }
  return (
    <Panel title={t('pages.title')} note={t('pages.count', { n: pages.length })} flush>
      <ul className="site-page-list">
        {pages.map(({ id, title, kind }, at) => {
          const on = id === chosen
          const name = localized(title, i18n.language) || t(`pageKind.${kind}`)
          const state = site.pages.find((one) => one.id === id)?.languages ?? []
          return (
            <li key={id} className={on ? 'is-on' : undefined}>
              <Pressable
                aria-current={on ? 'page' : undefined}
                onClick={() => setSearch({ pagina: id }, { replace: true })}
              >
                <span>{name}</span>
                <span className="site-pips">
                  {state.map(({ language, pct }) => (
                    <span
                      key={language}
                      className={pct === 0 ? 'is-none' : pct < ENOUGH ? 'is-low' : undefined}
                      title={t('pages.pip', { language: t(`language.${language}`), pct })}
                    >
                      <span className="spoken">
                        {t('pages.pip', { language: t(`language.${language}`), pct })}
                      </span>
                    </span>
                  ))}
                </span>
              </Pressable>
              {on && site.canEdit ? (
                <span className="site-page-acts">
                  <IconButton
                    label={t('sections.up', { name })}
                    title={t('sections.up', { name })}
                    disabled={at === 0 || move.busy}
                    onClick={() => swap(at, at - 1)}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('sections.down', { name })}
                    title={t('sections.down', { name })}
                    disabled={at === pages.length - 1 || move.busy}
                    onClick={() => swap(at, at + 1)}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                  {FIXED.includes(kind) ? null : (
                    <IconButton
                      label={t('pages.remove', { name })}
                      title={t('pages.remove', { name })}
                      disabled={drop.busy}
                      onClick={() => void drop.write({ id: site.id, pageId: id })}
                    >
                      <Trash2 size={16} aria-hidden />
                    </IconButton>
                  )}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      <p className="site-pips-help muted">{t('pages.pips', { languages: languages.join(', ') })}</p>
      {site.canEdit ? (
        <Button className="site-add" onClick={() => setAdding(true)}>
          <Plus className="icon" aria-hidden="true" />
          {t('pages.add')}
        </Button>
      ) : null}
      {adding ? <AddPage site={site} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}
