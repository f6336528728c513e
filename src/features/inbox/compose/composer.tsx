import { CircleHelp, Mail, MessageCircle, MessagesSquare, Phone, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { draftInboxAnswer } from '../../../../generated/api/inbox/inbox'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import type { InboxSlots, Talk } from '../slots'
import { TabPanel } from '../../../ui/kit/tab-panel'
import { Tabs } from '../../../ui/workspace/kit/tabs'
import { CallForm } from './call-form'
import { keepWritten, readWritten, type Mode, type Written } from './kept'
import { TextForm } from './text-form'

const ICONS = {
  platform: MessagesSquare,
  mail: Mail,
  whatsapp: MessageCircle,
  phone: Phone,
  note: StickyNote,
} satisfies Record<Mode, unknown>

/**
 * The ways to answer as tabs, the one the person prefers first; what is written stays when the way
 * changes.
 */
export function Composer({
  thread,
  talk,
  Texts,
  begun,
  onSent,
}: {
  thread: InboxThread
  talk: Talk | null
  Texts: InboxSlots['Texts']
  /** What stands in it already, where nothing was written yet; `hint` says what it is. */
  begun?: { text: string; subject: string; hint: string } | undefined
  /** Something was sent or written down; a note is not. */
  onSent?: (() => void) | undefined
}) {
  const { t } = useTranslation('inbox')
  const [written, setWritten] = useState<Written>(() => {
    const kept = readWritten(thread.id)
    const { text, subject } = begun && kept.text === '' ? begun : kept
    return { ...kept, text, subject }
  })
  const [hint, setHint] = useState(begun && written.text === begun.text ? begun.hint : '')
  const panel = `compose-${thread.id}`
  const modes: Mode[] = [...thread.ways, 'note']
  const mode = written.mode && modes.includes(written.mode) ? written.mode : (modes[0] ?? 'note')
  const write = (change: Partial<Written>) => {
    const next = { ...written, mode, ...change }
    setWritten(next)
    keepWritten(thread.id, next)
  }
  const insert = async (templateId: string) => {
    const draft = await draftInboxAnswer(thread.id, templateId, {}, { silent: true }).catch(
      () => null,
    )
    if (!draft) return setHint(t('failed'))
    write({
      text: written.text.trim() === '' ? draft.text : `${written.text.trimEnd()}\n\n${draft.text}`,
      ...(mode === 'mail' && draft.subject && written.subject === ''
        ? { subject: draft.subject }
        : {}),
    })
    const language = (code: string) =>
      new Intl.DisplayNames(currentLang(), { type: 'language' }).of(code) ?? code
    setHint(
      [
        draft.language === draft.wanted
          ? t('texts.inLanguage', { language: language(draft.language) })
          : t('texts.otherLanguage', {
              wanted: language(draft.wanted),
              language: language(draft.language),
            }),
        draft.missing.length > 0 &&
          t('texts.missing', { places: draft.missing.map((place) => `{${place}}`).join(', ') }),
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  return (
    <div className="talk-composer inbox-composer">
      <Tabs
        label={t('compose.ways')}
        panel={panel}
        tabs={modes.map((one) => {
          const Icon = ICONS[one] ?? CircleHelp
          return {
            value: one,
            label: (
              <>
                <Icon className="icon" aria-hidden="true" />
                {t(`way.${one}`)}
              </>
            ),
          }
        })}
        value={mode}
        onChange={(next) => write({ mode: next })}
      />
      <TabPanel id={panel} tab={mode}>
        {mode === 'phone' ? (
          <CallForm thread={thread} onSent={onSent} />
        ) : (
          <TextForm
            key={mode}
            thread={thread}
            mode={mode}
            talk={talk}
            written={written}
            onWrite={(change) => {
              setHint('')
              write(change)
            }}
            hint={hint}
            onSent={mode === 'note' ? undefined : onSent}
            Texts={mode === 'note' ? null : <Texts onChoose={(id) => void insert(id)} />}
          />
        )}
      </TabPanel>
    </div>
  )
}
