import { BareForm } from '../../../ui/kit/bare/bare-form'
import { Paperclip, Send, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { typeInChat } from '../../../../generated/api/chat/chat'
import { useTranslation } from '../../../i18n'
import { BareFile } from '../../../ui/kit/bare/bare-file'
import { BareTextArea } from '../../../ui/kit/bare/bare-text-area'
import { Button } from '../../../ui/workspace/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { FILE_TYPES, withFiles } from './files'
import { keepWritten, readWritten } from './unsent'

const LONGEST = 4000
const TYPING_EVERY_MS = 3_000

/**
 * Where one writes: Enter sends, Shift+Enter breaks the line; the draft of each conversation is
 * kept.
 */
export function Composer({
  threadId,
  member,
  onSend,
}: {
  threadId: string
  member: boolean
  onSend: (text: string, files: File[]) => void
}) {
  const { t } = useTranslation('chat')
  const id = useId()
  const [text, setText] = useState(() => readWritten(threadId).draft)
  const [files, setFiles] = useState<File[]>([])
  const [fault, setFault] = useState('')
  const typed = useRef(0)
  const field = useRef<HTMLTextAreaElement>(null)

  const write = (next: string) => {
    setText(next)
    setFault('')
    keepWritten(threadId, { draft: next })
    if (!member || next === '' || Date.now() - typed.current < TYPING_EVERY_MS) return
    typed.current = Date.now()
    void typeInChat(threadId, { quiet: true, silent: true }).catch(() => undefined)
  }
  const attach = (chosen: File[]) => {
    const next = withFiles(files, chosen, t)
    setFault(next.fault)
    setFiles(next.files)
  }
  const send = () => {
    if (text.trim() === '' && files.length === 0) return
    onSend(text.trim() === '' ? '' : text, files)
    setText('')
    setFiles([])
    setFault('')
    keepWritten(threadId, { draft: '' })
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a sign, Enter is its own.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    // Not a schema form: one field, sent as it is typed in a conversation.
    <BareForm className="talk-composer" aria-label={t('compose.label')} onSend={send}>
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
      <div className="talk-row">
        <label className="icon-button talk-attach" title={t('compose.attach')}>
          <Paperclip className="icon" aria-hidden="true" />
          <BareFile
            multiple
            accept={FILE_TYPES.join(',')}
            aria-label={t('compose.attach')}
            onChange={(event) => {
              attach([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
        <label className="spoken" htmlFor={id}>
          {t('compose.field')}
        </label>
        <BareTextArea
          id={id}
          ref={field}
          rows={1}
          maxLength={LONGEST}
          value={text}
          placeholder={t('compose.field')}
          aria-describedby={`${id}-help ${id}-fault`}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (event.clipboardData.files.length > 0) {
              event.preventDefault()
              attach([...event.clipboardData.files])
            }
          }}
        />
        <Button type="submit" variant="main" disabled={text.trim() === '' && files.length === 0}>
          <Send className="icon" aria-hidden="true" />
          <span>{t('compose.send')}</span>
        </Button>
      </div>
      <p className="talk-help" id={`${id}-help`}>
        {text.length > LONGEST - 500
          ? t('compose.left', { count: LONGEST - text.length })
          : t('compose.help')}
      </p>
      <p className="talk-fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </BareForm>
  )
}
