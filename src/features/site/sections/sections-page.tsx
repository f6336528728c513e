import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type {
  Site,
  SitePage as Page,
  SiteSection,
  SiteSectionKind,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { TabPanel } from '../../../ui/kit/tab-panel'
import { EmptyState } from '../../../ui/states'
import { Tabs } from '../../../ui/workspace/kit/tabs'
import { usePageDraft } from '../frame/page-draft'
import { ConflictBand } from '../frame/conflict-band'
import { RestoredBand, SaveState } from '../frame/save-state'
import { SitePage } from '../frame/site-page'
import { UndoButtons } from '../frame/undo-buttons'
import { AddSection } from './add-section'
import { MOST_SECTIONS } from './kinds'
import { copyOf, newSection } from './new-section'
import { PageChoice } from './page-choice'
import { PreviewPane } from './preview-pane'
import { SectionForm } from './section-form'
import { SectionList } from './section-list'
import { useSectionName } from './section-name'

const SIDES = ['list', 'form', 'view'] as const
type Side = (typeof SIDES)[number]

/** A legal text is there once, and never away. */
const isFixed = ({ kind }: Page, section: SiteSection): boolean =>
  kind === 'legal' && section.kind === 'legal'

/** The page with a section again that was taken away, beside what was typed since. */
const putBack = (page: Page, section: SiteSection, at: number): Page =>
  page.sections.some(({ id }) => id === section.id) || page.sections.length >= MOST_SECTIONS
    ? page
    : { ...page, sections: page.sections.toSpliced(at, 0, section) }

function Editor({ site, stored, first }: { site: Site; stored: Page; first: string | null }) {
  const { t } = useTranslation('site')
  const nameOf = useSectionName()
  const [, setSearch] = useSearchParams()
  const draft = usePageDraft(site, stored)
  const { page, change } = draft
  const [wanted, setWanted] = useState<string | null>(first)
  const [side, setSide] = useState<Side>('list')
  const [told, setTold] = useState('')
  const { sections } = page
  const at = Math.max(
    sections.findIndex(({ id }) => id === wanted),
    sections.length > 0 ? 0 : -1,
  )
  const section = sections[at]
  const put = (next: SiteSection[]) => change({ ...page, sections: next })
  const choose = (id: string) => {
    setWanted(id)
    setSide('form')
  }
  const move = (from: number, to: number) => {
    const next = [...sections]
    const [taken] = next.splice(from, 1)
    if (!taken) return
    next.splice(to, 0, taken)
    put(next)
    setTold(t('sections.moved', { name: nameOf(taken).name, place: to + 1, of: next.length }))
  }
  const remove = (gone: number) => {
    const taken = sections[gone]
    if (!taken || isFixed(page, taken)) return
    put(sections.filter((_, each) => each !== gone))
    setMessage('SUCCESS', t('sections.removed', { name: nameOf(taken).name }), {
      undo: () => change((now) => putBack(now, taken, gone)),
    })
  }
  const insert = (made: SiteSection, place: number) => {
    if (sections.length >= MOST_SECTIONS) return
    put([...sections.slice(0, place), made, ...sections.slice(place)])
    setWanted(made.id)
  }
  const add = (kind: SiteSectionKind) => {
    insert(newSection(kind), sections.length)
    setSide('form')
  }
  /** Puts a copy below; false where there can be none. */
  const copy = (from: number): boolean => {
    const taken = sections[from]
    if (!taken || isFixed(page, taken)) return false
    const full = sections.length >= MOST_SECTIONS
    const of = { name: nameOf(taken).name, place: from + 2, of: sections.length + 1 }
    setTold(full ? t('sections.full') : t('sections.copied', of))
    if (!full) insert(copyOf(taken), from + 1)
    return !full
  }
  return (
    <>
      <ConflictBand draft={draft} />
      <RestoredBand draft={draft} />
      <Tabs
        className="site-sides"
        label={t('sections.sides')}
        panel="site-side"
        value={side}
        onChange={setSide}
        tabs={SIDES.map((value) => ({ value, label: t(`sections.side.${value}`) }))}
      />
      <TabPanel id="site-side" tab={side} className={`site-editor is-${side}`}>
        <div className="site-list">
          <div className="site-list-head">
            <PageChoice
              site={site}
              page={page}
              onChoose={(id) => setSearch({ pagina: id }, { replace: true })}
            />
            <span className="muted num">
              {t('sections.count', { n: sections.length, most: MOST_SECTIONS })}
            </span>
            <SaveState draft={draft} />
          </div>
          {sections.length === 0 ? (
            <p className="site-empty muted">
              {t(page.kind === 'detail' ? 'sections.detail' : 'sections.none')}
            </p>
          ) : (
            <SectionList
              page={page}
              chosen={section?.id ?? null}
              checks={site.checks.filter(({ pageId }) => pageId === page.id)}
              disabled={!site.canEdit}
              onChoose={choose}
              onMove={move}
              onCopy={copy}
              onRemove={remove}
            />
          )}
          {site.canEdit && page.kind !== 'legal' ? (
            <AddSection count={sections.length} onAdd={add} />
          ) : null}
        </div>
        <div className="site-form">
          {section ? (
            <SectionForm
              key={section.id}
              site={site}
              page={page}
              at={at}
              section={section}
              errors={draft.errors}
              taken={draft.taken}
              fixed={isFixed(page, section)}
              onChange={(next) => put(sections.map((one, each) => (each === at ? next : one)))}
              onCopy={() => void copy(at)}
              onRemove={() => remove(at)}
            />
          ) : (
            <EmptyState title={t('sections.choose')} text={t('sections.chooseText')} />
          )}
        </div>
        <PreviewPane site={site} page={page} section={section ?? null} />
      </TabPanel>
      <p className="spoken" role="status">
        {told}
      </p>
    </>
  )
}

function Sections({ site }: { site: Site }) {
  const [search] = useSearchParams()
  const { pages } = site.draft
  const page = pages.find(({ id }) => id === search.get('pagina')) ?? pages[0]
  if (!page) return null
  const first = page.sections[Number(search.get('seccion') ?? -1)]?.id ?? null
  return <Editor key={page.id} site={site} stored={page} first={first} />
}

/** List, form and preview of a page's sections; on a phone one after the other. */
export default function SectionsPage() {
  const { t } = useTranslation('site')
  return (
    <SitePage
      title={t('sections.title')}
      acts={(site) => (site.canEdit ? <UndoButtons site={site} /> : null)}
    >
      {(site) => <Sections site={site} />}
    </SitePage>
  )
}
