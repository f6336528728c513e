import { initialsOf, toneOfId } from '../../../ui/person-mark'
import { ArrowLeft, PanelRight } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useGetInboxThread, useListInboxMessages } from '../../../../generated/api/inbox/inbox'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { currentLang, href } from '../../../lib/href'
import { useClockRule } from '../../../lib/reply-clock'
import { useNow } from '../../../lib/use-now'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { Clock } from '../clock'
import { Composer } from '../compose/composer'
import { Side } from '../side/side'
import type { InboxSlots, Talk } from '../slots'
import { useAddress } from '../use-address'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Entry } from './entry'
import { Log } from './log'
import { ThreadMenu } from './thread-menu'
import { useReading } from './use-reading'

const SideDialog = lazy(() => import('../side/side-dialog'))

function Back() {
  const { t } = useTranslation('inbox')
  const { search } = useAddress()
  return (
    <Link
      className="icon-button talk-back"
      to={{ search: search({ chat: '' }) }}
      aria-label={t('thread.back')}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
    </Link>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label} className="talk-wait">
    <Sk w="46%" h={52} r={14} />
    <Sk w="58%" h={72} r={14} />
    <Sk w="38%" h={52} r={14} />
  </Loading>
)

function Room({ thread, slots }: { thread: InboxThread; slots: InboxSlots }) {
  const { t } = useTranslation('inbox')
  const rule = useClockRule()
  const now = useNow()
  const [talk, setTalk] = useState<Talk | null>(null)
  const [aside, setAside] = useState(false)
  const messages = useListInboxMessages(thread.id, {}, { request: { silent: true } })
  const reading = useReading(thread)
  const { person, chatId, home, subject, waitingSince, assignedName } = thread
  const between = useMemo(
    () =>
      (messages.data?.items ?? []).map((message) => ({
        key: message.id,
        at: message.at,
        node: <Entry message={message} thread={thread} />,
      })),
    [messages.data, thread],
  )
  const speaks =
    person.language &&
    new Intl.DisplayNames(currentLang(), { type: 'language' }).of(person.language)
  const about = [
    home?.title ?? subject,
    speaks && t('thread.writes', { language: speaks }),
    assignedName && t('thread.assigned', { name: assignedName }),
  ]
  return (
    <>
      <section className="talk-thread" aria-label={t('thread.with', { name: person.name })}>
        <header className="talk-thread-head">
          <Back />
          <span className={`avatar ${toneOfId(thread.id)}`} aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          <div>
            <h2>{person.name}</h2>
            <p>{about.filter(Boolean).join(' · ')}</p>
          </div>
          {waitingSince && <Clock since={waitingSince} now={now} rule={rule} />}
          <IconButton
            className="inbox-aside"
            label={t('thread.aside')}
            title={t('thread.aside')}
            onClick={() => setAside(true)}
          >
            <PanelRight className="icon" aria-hidden="true" />
          </IconButton>
          <ThreadMenu thread={thread} onUnread={reading.unread} />
        </header>
        {messages.isError && !messages.data ? (
          <ErrorState
            error={messages.error}
            title={t('thread.failed')}
            onRetry={() => void messages.refetch()}
          />
        ) : messages.isPending ? (
          <Waiting label={t('thread.loading')} />
        ) : chatId ? (
          <slots.Talk chatId={chatId} between={between} onTalk={setTalk} />
        ) : (
          <Log between={between} />
        )}
        <Composer thread={thread} talk={talk} Texts={slots.Texts} />
      </section>
      <aside className="talk-home" aria-label={t('side.label')}>
        <Side thread={thread} />
      </aside>
      {aside && (
        <Suspense fallback={null}>
          <SideDialog thread={thread} onClose={() => setAside(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The open thread, the ways to answer it, its home and its person. */
export function ThreadRoom({ id, slots }: { id: string; slots: InboxSlots }) {
  const { t } = useTranslation('inbox')
  const { data, error, refetch } = useGetInboxThread(id, { request: { silent: true } })
  if (data) return <Room thread={data} slots={slots} />
  const missing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <section className="talk-thread" aria-label={t('thread.label')}>
      <header className="talk-thread-head">
        <Back />
      </header>
      {missing ? (
        <NoRightState
          title={t('thread.refused')}
          text={
            <>
              {t('thread.refusedText')}{' '}
              <a
                className={inlineClass()}
                href={href('auth-mensajes', {}, { como: 'visitante', chat: id })}
              >
                {t('menu.asVisitor')}
              </a>
            </>
          }
        />
      ) : error ? (
        <ErrorState error={error} title={t('thread.failed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('thread.loading')} />
      )}
    </section>
  )
}
