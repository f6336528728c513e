import { useEffect, useState, type ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import {
  useCreateAgendaEvent,
  useGetAgendaEvent,
  useUpdateAgendaEvent,
} from '../../../../generated/api/agenda/agenda'
import { getContact } from '../../../../generated/api/contact/contact'
import { getDemand } from '../../../../generated/api/demand/demand'
import { getLead } from '../../../../generated/api/lead/lead'
import { getProperty } from '../../../../generated/api/property/property'
import type { AgendaChange, AgendaEventInput, AgendaScope } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { useWrite } from '../../../lib/write'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { EventFailure } from '../parts/event-failure'
import { ScopeDialog } from '../parts/later-scope-dialog'
import { useRefresh, useSayDone } from '../parts/use-refresh'
import { useWaitingEvent } from '../parts/waiting'
import type { ContactPickerProps } from '../../../slots/contact'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { draftOf, newDraft, type Draft } from './draft'
import { patchOf } from './patch'
import { WriteForm, type Sent } from './write-form'
import '../agenda.css'

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/i.test(text)

/**
 * Who asks, where an address names their enquiry and no contact: by e-mail until they are saved as
 * one.
 */
async function asking(search: URLSearchParams): Promise<Draft['people']> {
  const id = search.get('lead')
  if (!isId(id) || search.get('contacts')) return []
  const lead = await getLead(id, { silent: true }).catch(() => null)
  if (!lead) return []
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return [
    lead.contactId
      ? { contactId: lead.contactId, shown: name }
      : { email: lead.email, name, shown: name },
  ]
}

/** Homes and contacts that an address names; a demand and an enquiry bring whose they are. */
async function named(search: URLSearchParams): Promise<Partial<Draft>> {
  const ids = (name: string): string[] =>
    (search.get(name) ?? '').split(',').filter(isId).slice(0, 20)
  const homes = await Promise.allSettled(
    ids('homes').map((id) => getProperty(id, { silent: true })),
  )
  const contacts = await Promise.allSettled(
    ids('contacts').map((id) => getContact(id, { silent: true })),
  )
  const demand = search.get('demand')
  const buyer =
    demand && contacts.length === 0
      ? (await getDemand(demand, { silent: true }).catch(() => null))?.contact
      : null
  return {
    homes: homes.flatMap((one) =>
      one.status === 'fulfilled'
        ? [{ id: one.value.id, ref: one.value.ref, title: one.value.texts?.title?.es ?? null }]
        : [],
    ),
    people: [
      ...contacts.flatMap((one) =>
        one.status === 'fulfilled' ? [{ contactId: one.value.id, shown: one.value.name }] : [],
      ),
      ...(await asking(search)),
      ...(buyer ? [{ contactId: buyer.id, shown: buyer.name }] : []),
    ],
  }
}

/** Writing an event: a new one from the slot or the page one comes from, or a stored one (`id`). */
export default function WritePage({ Contacts }: { Contacts?: ComponentType<ContactPickerProps> }) {
  const { t } = useTranslation('agenda')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { profile } = useSession()
  const refresh = useRefresh()
  const say = useSayDone()
  const id = search.get('id')
  const occurrence = search.get('occurrence')
  const stored = useGetAgendaEvent(id ?? '', occurrence ? { occurrence } : {}, {
    query: { enabled: id !== null, gcTime: 0 },
    request: { silent: true },
  })
  const [start, setStart] = useState<ReturnType<typeof newDraft> | null>(null)
  const [asked, setAsked] = useState<Sent | null>(null)
  const { event } = useWaitingEvent(stored.data)
  useEffect(() => {
    if (id !== null || start) return
    const fresh = newDraft(search, profile.id)
    let here = true
    void named(search).then(
      (parts) => here && setStart({ ...fresh, draft: { ...fresh.draft, ...parts } }),
    )
    return () => void (here = false)
  }, [id, start, search, profile.id])
  const options = {
    done: null,
    onDone: async ({ event: { id: now, occurrence: day }, clashes, undo }: AgendaChange) => {
      const said = t(event ? 'done.saved' : 'done.created')
      say([said, clashes[0]?.text].filter(Boolean).join('. '), undo)
      await refresh()
      const query = { id: now, ...(day ? { occurrence: day } : {}) }
      await navigate(href('auth-agenda-details', {}, query), { replace: true })
    },
  }
  const create = useWrite(useCreateAgendaEvent, {
    ...options,
    onKept: () => navigate(href('auth-agenda'), { replace: true }),
  })
  const update = useWrite(useUpdateAgendaEvent, {
    ...options,
    base: event,
    ...(event && { about: event.title }),
    onKept: () => navigate(href('auth-agenda'), { replace: true }),
  })
  const { busy, errors } = id === null ? create : update
  const send = (sent: Sent, scope?: AgendaScope) => {
    const { rule, fields, ...rest } = sent
    const [demandId, leadId] = [search.get('demand'), search.get('lead')]
    if (event)
      return update.write({
        id: event.id,
        data: {
          version: event.version,
          ...patchOf(event, sent),
          ...(scope && event.occurrence ? { scope, occurrence: event.occurrence } : {}),
        },
      })
    return create.write({
      data: {
        ...(fields as unknown as AgendaEventInput),
        ...rest,
        ...(rule ? { rrule: rule } : {}),
        ...(demandId ? { demandId } : {}),
        ...(isId(leadId) ? { leadId } : {}),
      },
    })
  }
  if (id !== null && stored.error)
    return <EventFailure error={stored.error} onRetry={() => void stored.refetch()} />
  const form = id === null ? start : event ? draftOf(event) : null
  const back = id
    ? href('auth-agenda-details', {}, { id, ...(occurrence ? { occurrence } : {}) })
    : href('auth-agenda')
  const title = t(id ? 'write.edit' : 'write.new')
  return (
    <>
      <DocumentHead title={title} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-agenda')}>
              {t('title')}
            </Link>
          </p>
          <h1>{title}</h1>
        </div>
      </div>
      <section className="panel agenda-form" aria-label={title} aria-busy={!form}>
        {form ? (
          <WriteForm
            key={event?.id ?? 'new'}
            start={form}
            canRepeat={!event?.seriesId}
            errors={errors ?? {}}
            busy={busy}
            Contacts={Contacts}
            {...(event ? { exceptId: event.seriesId ?? event.id } : {})}
            onSend={(sent) => (event?.rrule ? setAsked(sent) : void send(sent))}
          >
            <Link className={buttonClass()} to={back}>
              {t('cancel')}
            </Link>
            <Button type="submit" variant="main" disabled={busy}>
              {t(id ? 'write.save' : 'write.create')}
            </Button>
          </WriteForm>
        ) : (
          <SkeletonRows rows={8} label={t('loading')} />
        )}
      </section>
      {asked && event ? (
        <ScopeDialog
          title={t('scope.saveTitle')}
          text={t('scope.text', { title: event.title })}
          {...(patchOf(event, asked).rrule !== undefined
            ? { scopes: ['following', 'all'] as const }
            : {})}
          onClose={() => setAsked(null)}
          onChoose={(scope) => {
            setAsked(null)
            void send(asked, scope)
          }}
        />
      ) : null}
    </>
  )
}
