import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDraftPropertyTexts } from '../../../../generated/api/property/property'
import type { PropertyTextDraft } from '../../../../generated/model'
import { languageName } from '../../../forms/widgets/languages'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { ErrorState } from '../../../ui/states'
import { TabPanel } from '../../../ui/kit/tab-panel'
import { Button } from '../../../ui/workspace/kit/button'
import { Tabs } from '../../../ui/workspace/kit/tabs'
import type { WizardSession } from '../wizard/session'
import type { SessionState } from '../wizard/session-state'
import { STEPS } from '../wizard/steps'
import { emptyIn, written } from './texts'
import './text-drafts.css'

const PANEL = 'text-draft'

/** A sentence, and the fields that it says, each a link to where it is corrected. */
function Sentence({
  id,
  sentence: { text, fields },
}: {
  id: string
  sentence: PropertyTextDraft['title']
}) {
  const { t } = useTranslation('property')
  return (
    <li>
      {text}{' '}
      {fields.map((path) => {
        const step = STEPS.find(({ key }) => path.startsWith(`${key}.`)) ?? STEPS[0]
        return (
          step && (
            <Link key={path} to={`${href(step.route, { id })}#${path}`}>
              {t(`fields.${path}`)}
            </Link>
          )
        )
      })}
    </li>
  )
}

/** A draft in one language as it would stand, with where each sentence comes from. */
function Draft({ id, draft }: { id: string; draft: PropertyTextDraft }) {
  const { t } = useTranslation('property')
  return (
    <div lang={draft.language}>
      <h4>{t('drafts.title')}</h4>
      <ul>
        <Sentence id={id} sentence={draft.title} />
      </ul>
      <h4>{t('drafts.text')}</h4>
      <ul>
        {draft.sentences.map((sentence) => (
          <Sentence key={sentence.text} id={id} sentence={sentence} />
        ))}
      </ul>
    </div>
  )
}

interface TextDraftsProps {
  session: WizardSession
  state: SessionState
}

/**
 * Title and text made of the home's facts, to read before they are taken, on the step of the texts
 * and, while there are none, before publishing: what is taken stands in the form of the texts, is
 * saved and undone like what is typed, and replaces nothing that somebody wrote.
 */
export function TextDrafts({ session, state }: TextDraftsProps) {
  const { t, i18n } = useTranslation('property')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(i18n.language)
  const { data, isError, error, refetch, isFetching } = useDraftPropertyTexts(session.id, {
    query: { enabled: open, staleTime: 0 },
    request: { silent: true },
  })
  // What was drafted before may tell what the facts of the moment keep back.
  const items = isFetching || isError ? [] : (data?.items ?? [])
  const texts = state.edits.texts?.raw ?? { ...state.property?.texts }
  const free = emptyIn(texts, items)
  const names = new Intl.ListFormat(i18n.language).format(
    free.map(({ language }) => languageName(language, i18n.language)),
  )
  const show = async () => {
    // The facts are those that the server has.
    await session.flush()
    setOpen(true)
    if (open) void refetch()
  }
  const draft = items.find(({ language }) => language === chosen) ?? items[0]
  return (
    <section className="text-drafts" aria-labelledby="text-drafts">
      <div>
        <h3 id="text-drafts">{t('drafts.heading')}</h3>
        <p>{t('drafts.lead')}</p>
      </div>
      <Button onClick={() => void show()} busy={isFetching && t('drafts.making')}>
        <PenLine size={18} aria-hidden />
        {open ? t('drafts.again') : t('drafts.make')}
      </Button>
      {open && isError ? (
        <ErrorState error={error} title={t('drafts.failed')} onRetry={() => void refetch()} />
      ) : null}
      {open && draft ? (
        <div className="text-drafts-shown">
          <Tabs
            label={t('drafts.languages')}
            panel={PANEL}
            tabs={items.map(({ language }) => ({
              value: language,
              label: languageName(language, i18n.language),
            }))}
            value={draft.language}
            onChange={setChosen}
          />
          <TabPanel id={PANEL} tab={draft.language}>
            <Draft id={session.id} draft={draft} />
          </TabPanel>
          <p role="status">
            {free.length === 0 ? t('drafts.full') : t('drafts.missing', { languages: names })}
          </p>
          {free.length > 0 ? (
            <Button
              variant="soft"
              onClick={() => session.fill('texts', (before) => written(before, free))}
            >
              {t('drafts.take')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
