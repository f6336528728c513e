import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  addContactLink,
  getListContactLinksQueryKey,
  removeContactLink,
  useListContactLinks,
} from '../../../../generated/api/contact/contact'
import type { Contact, ContactLink } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { phoneText } from '../../../lib/phone'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

const LinkDialog = lazy(() => import('./link-dialog'))

/** People this one is linked to: partner, lawyer, representative; seen from both records. */
export function Links({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contact')
  const client = useQueryClient()
  const [adding, setAdding] = useState(false)
  const { data, isError, error, refetch } = useListContactLinks(contact.id, {
    request: { silent: true },
  })
  const fresh = () =>
    client.invalidateQueries({ queryKey: getListContactLinksQueryKey(contact.id) })
  const remove = async ({ id, contactId, relation, note, name }: ContactLink) => {
    try {
      await removeContactLink(contact.id, id, { quiet: true })
      const back = () =>
        addContactLink(
          contact.id,
          { contactId, relation, ...(note && { note }) },
          { quiet: true },
        ).then(fresh)
      setMessage('SUCCESS', t('link.removed', { name }), {
        undo: () => void back().catch(() => undefined),
      })
    } catch {
      // The message bar has said why.
    }
    await fresh()
  }
  return (
    <Panel
      title={t('link.title')}
      action={
        contact.mine ? (
          <IconButton label={t('link.add')} onClick={() => setAdding(true)}>
            <Plus size={20} aria-hidden />
          </IconButton>
        ) : undefined
      }
    >
      {!data && !isError ? <SkeletonRows rows={2} label={t('record.loading')} /> : null}
      {isError && !data ? (
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      ) : null}
      {data?.items.length === 0 ? <p className="muted">{t('link.empty')}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="contact-lines">
          {data.items.map((one) => (
            <li key={one.id} className="contact-line">
              <span>
                {one.readable ? (
                  <Link
                    className={inlineClass()}
                    to={href('auth-contactos-id', { id: one.contactId })}
                  >
                    {one.name}
                  </Link>
                ) : (
                  <b>{one.name}</b>
                )}{' '}
                <small className="muted">
                  {[t(`enums.relation.${one.relation}`), one.note].filter(Boolean).join(' · ')}
                </small>
                {(one.phone ?? one.email) ? (
                  <small className="contact-link-acts">
                    {one.phone ? (
                      <a className="contact-link num" href={`tel:${one.phone}`}>
                        {phoneText(one.phone)}
                      </a>
                    ) : null}{' '}
                    {one.email ? (
                      <a className="contact-link" href={`mailto:${one.email}`}>
                        {one.email}
                      </a>
                    ) : null}
                  </small>
                ) : null}
              </span>
              {contact.mine ? (
                <IconButton
                  label={t('link.remove', { name: one.name })}
                  onClick={() => void remove(one)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? (
        <Suspense>
          <LinkDialog contactId={contact.id} onClose={() => setAdding(false)} onAdded={fresh} />
        </Suspense>
      ) : null}
    </Panel>
  )
}
