import { BareForm } from '../../../ui/kit/bare/bare-form'
import { ExternalLink, Paperclip, Send, StickyNote, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import type { Talk } from '../slots'
import { BareFile } from '../../../ui/kit/bare/bare-file'
import { BareTextArea } from '../../../ui/kit/bare/bare-text-area'
import { Button } from '../../../ui/workspace/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TextInput } from '../../../ui/workspace/kit/text-input'
import type { Mode, Written } from './kept'
import { newClientId, useAnswer } from './use-answer'
import { whatsappAddress } from '../../../lib/phone'

const LONGEST = { platform: 4000, mail: 10_000, whatsapp: 4000, note: 4000 } as const

interface TextFormProps {
  thread: InboxThread
  mode: Exclude<Mode, 'phone'>
  talk: Talk | null
  written: Written
  onWrite: (change: Partial<Written>) => void
  /** What a text that was put in says of itself. */
  hint: string
  onSent?: (() => void) | undefined
  Texts: ReactNode
}

/** Words to send or to keep: on the platform Enter sends, elsewhere Ctrl or ⌘ with Enter. */
export function TextForm({
  thread,
  mode,
  talk,
  written,
  onWrite,
  hint,
  onSent,
  Texts,
}: TextFormProps) {
  const { t } = useTranslation('inbox')
  const id = useId()
  const { busy, fault, setFault, note, begin } = useAnswer(thread, () => {
    done()
    if (mode !== 'platform') setMessage('SUCCESS', t(`compose.done.${mode}`))
    onSent?.()
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const clientId = useRef(newClientId())
  const [files, setFiles] = useState<File[]>([])
  const { text, subject } = written
  const empty = text.trim() === '' && files.length === 0
  const waiting = mode === 'platform' && thread.chatId !== null && talk === null
  if (mode === 'platform' && talk?.blocked)
    return <p className="talk-blocked">{t('compose.blocked')}</p>

  const done = () => {
    clientId.current = newClientId()
    onWrite({ text: '', subject: '' })
    setFiles([])
    setFault('')
    field.current?.focus()
  }
  const send = async () => {
    if (empty || busy || waiting) return
    if (mode === 'platform' && talk) {
      talk.send(text.trim() === '' ? '' : text, files)
      return done()
    }
    if (mode === 'platform') await begin({ text, files, clientId: clientId.current })
    else
      await note({
        kind: mode,
        text,
        clientId: clientId.current,
        ...(mode === 'mail' && subject.trim() ? { subject: subject.trim() } : {}),
      })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a sign, Enter is its own.
    if (
      event.key !== 'Enter' ||
      event.nativeEvent.isComposing ||
      (mode === 'platform' ? event.shiftKey : !(event.ctrlKey || event.metaKey))
    )
      return
    if (mode === 'whatsapp') return // The link opens the other program; a key cannot.
    event.preventDefault()
    void send()
  }
  const attach = (chosen: File[]) => {
    const next = talk?.take(files, chosen)
    if (!next) return
    setFault(next.fault)
    setFiles(next.files)
  }
  const link = whatsappAddress(thread.person.phone, text)
  return (
    // Not a schema form: one line of a conversation.
    <BareForm aria-label={t(`compose.form.${mode}`)} onSend={send} className="inbox-form">
      {mode === 'mail' && (
        <label className="inbox-subject">
          <span>{t('compose.subject')}</span>
          <TextInput
            maxLength={160}
            value={subject}
            placeholder={
              thread.subject ?? (thread.home ? `${thread.home.title} (${thread.home.ref})` : '')
            }
            onChange={(event) => onWrite({ subject: event.target.value })}
          />
        </label>
      )}
      {files.length > 0 && (
        <ul className="talk-files">
          {files.map((file, index) => (
            <li key={`${file.name} ${index}`}>
              <span>{file.name}</span>
              <Pressable
                aria-label={t('compose.remove', { name: file.name })}
                onClick={() => setFiles(files.filter((_, at) => at !== index))}
              >
                <X className="icon" aria-hidden="true" />
              </Pressable>
            </li>
          ))}
        </ul>
      )}
      <label className="spoken" htmlFor={id}>
        {t(`compose.field.${mode}`)}
      </label>
      <BareTextArea
        id={id}
        ref={field}
        rows={mode === 'mail' ? 4 : 2}
        maxLength={LONGEST[mode]}
        value={text}
        placeholder={t(`compose.field.${mode}`)}
        aria-describedby={`${id}-help ${id}-fault`}
        lang={mode === 'note' ? undefined : (thread.person.language ?? undefined)}
        onChange={(event) => {
          onWrite({ text: event.target.value })
          setFault('')
          if (mode === 'platform') talk?.typing()
        }}
        onKeyDown={onKeyDown}
      />
      <div className="inbox-bar">
        {Texts}
        {mode === 'platform' && talk && (
          <label className="icon-button talk-attach" title={t('compose.attach')}>
            <Paperclip className="icon" aria-hidden="true" />
            <BareFile
              multiple
              accept={talk.fileTypes}
              aria-label={t('compose.attach')}
              onChange={(event) => {
                attach([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        )}
        <p className="inbox-help" id={`${id}-help`}>
          {hint || t(`compose.help.${mode}`, { email: thread.person.email })}
        </p>
        {mode === 'whatsapp' ? (
          <a
            className={buttonClass({ variant: 'main' })}
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-disabled={text.trim() === ''}
            onClick={(event) => {
              if (text.trim() === '') event.preventDefault()
              else void send()
            }}
          >
            <ExternalLink className="icon" aria-hidden="true" />
            <span>{t('compose.openWhatsapp')}</span>
          </a>
        ) : (
          <Button type="submit" variant="main" disabled={empty || busy || waiting}>
            {mode === 'note' ? (
              <StickyNote className="icon" aria-hidden="true" />
            ) : (
              <Send className="icon" aria-hidden="true" />
            )}
            <span>{t(mode === 'note' ? 'compose.keep' : 'compose.send')}</span>
          </Button>
        )}
      </div>
      <p className="talk-fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </BareForm>
  )
}
