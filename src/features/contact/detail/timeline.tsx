import {
  CalendarCheck,
  CircleHelp,
  FileText,
  Globe,
  Mail,
  MessageCircle,
  Phone,
  StickyNote,
  Tag,
  TrendingDown,
  type LucideIcon,
} from 'lucide-react'
import { Fragment, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  getListContactEntriesQueryKey,
  listContactEntries,
  useAddContactEntry,
} from '../../../../generated/api/contact/contact'
import type {
  Contact,
  ContactEntry,
  ContactEntryInput,
  ContactEntryInputKind,
  ContactEntryKind,
} from '../../../../generated/model'
import { LaterForm } from '../../../forms/later-form'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { itemsOf, usePages } from '../../../lib/pages'
import { useWaiting, type Waiting } from '../../../lib/waiting'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../../../ui/workspace/more'
import { Waits } from '../../../ui/workspace/waits'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { useRefresh } from './use-contact-actions'

const ICONS: Record<ContactEntryKind, LucideIcon> = {
  NOTE: StickyNote,
  CALL: Phone,
  EMAIL: Mail,
  VISIT: CalendarCheck,
  WHATSAPP: MessageCircle,
  STATUS: Tag,
  PRICE: TrendingDown,
  DOCUMENT: FileText,
  PUBLISH: Globe,
}

/** Where the record an entry is about stands; other records have no page of their own. */
function placeOf({ type, id }: NonNullable<ContactEntry['ref']>): string | null {
  if (type === 'property') return href('auth-cartera-inmueble-id', { id })
  if (type === 'demand') return href('auth-cartera-demanda-id', { id })
  if (type === 'lead') return href('auth-mensajes', {}, { chat: id })
  if (type === 'chat') return href('auth-mensajes', {}, { chat: id })
  return null
}

function EntryForm({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const refresh = useRefresh()
  const [kind, setKind] = useState<ContactEntryInputKind>('NOTE')
  const [noted, setNoted] = useState(0)
  const labels = useMemo(() => ({ text: t(`entry.ask.${kind}`) }), [t, kind])
  const { busy, errors, write } = useWrite(useAddContactEntry, {
    done: null,
    onDone: () => {
      setNoted(noted + 1)
      return refresh(contact.id)
    },
    about: contact.name,
    onKept: () => setNoted(noted + 1),
  })
  return (
    <div className="contact-entry">
      <LaterForm
        key={noted}
        name="ContactEntryInput"
        formId="contact-entry"
        value={{ kind }}
        labels={labels}
        serverErrors={errors}
        onChange={(entry) => setKind((entry as unknown as ContactEntryInput).kind)}
        onSubmit={(entry) =>
          void write({ id: contact.id, data: entry as unknown as ContactEntryInput })
        }
      >
        <Button type="submit" disabled={busy}>
          {busy ? t('record.sending') : t('entry.add')}
        </Button>
      </LaterForm>
    </div>
  )
}

/** One thing that happened. */
function Entry({
  entry: { at, kind, text, byName, ref },
  children,
}: {
  entry: Pick<ContactEntry, 'at' | 'kind' | 'text' | 'byName' | 'ref'>
  children?: ReactNode
}) {
  const { t } = useTranslation('contact')
  const Icon = ICONS[kind] ?? CircleHelp
  const place = ref ? placeOf(ref) : null
  return (
    <li data-kind={kind}>
      <Icon size={18} aria-hidden />
      <div>
        <p>
          <b>{t(`entry.kinds.${kind}`)}</b>{' '}
          <small className="muted num">
            <time dateTime={at}>{date(at, 'DD/MM/YYYY HH:mm')}</time>
            {byName ? `, ${byName}` : ''}
          </small>{' '}
          {children}
        </p>
        {text ? (
          <p className="contact-text">
            {text.split('\n').map((line, index) => (
              <Fragment key={index}>
                {index > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </p>
        ) : null}
        {ref ? (
          <p>
            {place ? (
              <Link className={inlineClass()} to={place}>
                {ref.label}
              </Link>
            ) : (
              ref.label
            )}
          </p>
        ) : null}
      </div>
    </li>
  )
}

interface KeptEntry extends Waiting {
  data: ContactEntryInput
}

/** All that happened with a person, newest first: what agents note and what other rooms write. */
export function Timeline({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = usePages({
    queryKey: [...getListContactEntriesQueryKey(contact.id), 'all'],
    ask: (from, signal) =>
      listContactEntries(contact.id, { limit: 30, ...from }, { silent: true }, signal),
  })
  const entries = itemsOf(data)
  // Newest first, as all of it.
  const [url] = getListContactEntriesQueryKey(contact.id)
  const waiting = useWaiting<KeptEntry>(['addContactEntry'], url).toReversed()
  return (
    <Panel title={t('entry.title')} flush>
      {contact.mine ? <EntryForm contact={contact} /> : null}
      {isPending ? <SkeletonRows rows={3} label={t('record.loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      {data && entries.length + waiting.length === 0 ? (
        <p className="muted contact-pad">{t('entry.empty')}</p>
      ) : null}
      <ol className="contact-timeline" aria-label={t('entry.title')}>
        {waiting.map(({ n, at, data: { kind, text }, refusal }) => (
          <Entry key={n} entry={{ at, kind, text, byName: null, ref: null }}>
            <Waits isRefused={Boolean(refusal)} />
          </Entry>
        ))}
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <More
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        words={t('entry.more')}
        className="contact-pad"
      />
    </Panel>
  )
}
