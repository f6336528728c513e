import { Archive, ArchiveRestore, Download, GitMerge, Trash2, UserX } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useGetContact } from '../../../../generated/api/contact/contact'
import type { Contact } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { Acts } from '../../../ui/workspace/acts'
import '../../../ui/workspace/styles/table.css'
import '../../../ui/workspace/styles/form.css'
import '../../../forms/forms.css'
import '../contact.css'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Consents } from './consents'
import { Facts } from './facts'
import { Links } from './links'
import { ReachActs } from './reach-acts'
import { Summary } from './summary'
import { Timeline } from './timeline'
import { useContactActions } from './use-contact-actions'

const MergeDialog = lazy(() => import('./merge-dialog'))
const EraseDialog = lazy(() => import('./erase-dialog'))

/** What another room shows on a person's record; src/app/routes/contact puts them in. */
export type ContactPanel = ComponentType<{ contactId: string; contactName: string }>

function Merged({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const { unmerge } = useContactActions(contact)
  if (contact.merged.length === 0) return null
  return (
    <Panel title={t('merge.merged')}>
      <ul className="contact-lines">
        {contact.merged.map(({ id, name, at, byName }) => (
          <li key={id} className="contact-line">
            <span>
              <b>{name}</b>{' '}
              <small className="muted num">
                {date(at, 'DD/MM/YYYY')}
                {byName ? `, ${byName}` : ''}
              </small>
            </span>
            {contact.mine ? (
              <Button
                variant="text"
                onClick={() => void unmerge(id)}
                aria-label={t('merge.undoOne', { name })}
              >
                {t('merge.undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Actions({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const { profile } = useSession()
  const navigate = useNavigate()
  const { archive, restore, handOut } = useContactActions(contact)
  const [open, setOpen] = useState<'merge' | 'erase' | null>(null)
  if (!contact.mine)
    return (
      <Acts more={null} className="contact-acts">
        <ReachActs contact={contact} />
      </Acts>
    )
  return (
    <>
      <Acts
        folded
        className="contact-acts"
        more={
          <>
            <Button variant="text" onClick={() => setOpen('merge')}>
              <GitMerge size={18} aria-hidden />
              {t('merge.open')}
            </Button>
            {profile.role === 'ADMIN' ? (
              <Button variant="text" onClick={() => void handOut()}>
                <Download size={18} aria-hidden />
                {t('record.handOut')}
              </Button>
            ) : null}
            {profile.role === 'ADMIN' ? (
              <Button variant="text" onClick={() => setOpen('erase')}>
                <Trash2 size={18} aria-hidden />
                {t('erase.send')}
              </Button>
            ) : null}
            {contact.state === 'archived' || may(profile, 'delete') ? (
              <Button
                variant="text"
                onClick={() => void (contact.state === 'archived' ? restore() : archive())}
              >
                {contact.state === 'archived' ? (
                  <ArchiveRestore size={18} aria-hidden />
                ) : (
                  <Archive size={18} aria-hidden />
                )}
                {t(contact.state === 'archived' ? 'record.restore' : 'record.archive')}
              </Button>
            ) : null}
          </>
        }
      >
        <ReachActs contact={contact} />
      </Acts>
      <Suspense>
        {open === 'merge' ? <MergeDialog contact={contact} onClose={() => setOpen(null)} /> : null}
        {open === 'erase' ? (
          <EraseDialog
            contact={contact}
            onClose={() => setOpen(null)}
            onErased={() => void navigate(href('auth-contactos'))}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/**
 * One person: what is known at the left; what happened, what they agreed to and what other rooms
 * keep of them at the right.
 */
export default function ContactPage({ panels = [] }: { panels?: readonly ContactPanel[] }) {
  const { t } = useTranslation('contact')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: contact, error, refetch } = useGetContact(id, { request: { silent: true } })
  // An old address of a merged record leads to the one it is part of.
  useEffect(() => {
    if (contact && contact.id !== id)
      void navigate(href('auth-contactos-id', { id: contact.id }), { replace: true })
  }, [contact, id, navigate])
  const status = statusOf(error)
  if (status === 404)
    return (
      <EmptyState
        level={1}
        icon={UserX}
        title={t('record.notFound')}
        text={t('record.notFoundText')}
      >
        <Link className={buttonClass({ variant: 'main' })} to={href('auth-contactos')}>
          {t('record.toList')}
        </Link>
      </EmptyState>
    )
  if (error && !contact)
    return (
      <ErrorState
        error={error}
        level={1}
        title={t('record.failed')}
        noRight={t('list.noRight')}
        onRetry={() => void refetch()}
      />
    )
  if (!contact) return <SkeletonRows rows={8} label={t('record.loading')} />
  return (
    <>
      <DocumentHead title={contact.name} />
      <div className="desk-head contact-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-contactos')}>
              {t('list.title')}
            </Link>
          </p>
          <h1>
            {contact.name}
            {contact.state === 'archived' ? (
              <span className="contact-state is-sun">{t('record.stateArchived')}</span>
            ) : null}
          </h1>
        </div>
        <Actions contact={contact} />
      </div>
      <div className="contact-record">
        <div className="contact-first">
          <Summary contact={contact} />
          <Facts contact={contact} />
          <Links contact={contact} />
        </div>
        <div className="contact-second">
          <Timeline contact={contact} />
          {panels.map((One, index) => (
            <One key={index} contactId={contact.id} contactName={contact.name} />
          ))}
          <Consents contact={contact} />
          <Merged contact={contact} />
        </div>
      </div>
    </>
  )
}
