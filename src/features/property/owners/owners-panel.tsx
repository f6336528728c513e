import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  getGetPropertyQueryKey,
  getListPropertyHistoryQueryKey,
  updateProperty,
  useGetProperty,
} from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import type { ChosenContact, ContactPickerSlot } from '../../../slots/contact'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import './owners.css'

function Owners({ property, Picker }: { property: Property; Picker: ContactPickerSlot }) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const [linking, setLinking] = useState<number | null>(null)
  const mandate = property.mandate ?? {}
  const owners = mandate.owners ?? []
  const link = async (index: number, contact: ChosenContact | null) => {
    if (!contact) return
    // A home without owners gets its first one; a named one is only told who they are.
    const next =
      index < owners.length
        ? owners.map((owner, at) => (at === index ? { ...owner, contactId: contact.id } : owner))
        : [...owners, { name: contact.name, contactId: contact.id }]
    try {
      await updateProperty(property.id, {
        version: property.version,
        mandate: { ...mandate, owners: next },
      })
      setLinking(null)
    } catch {
      // The message bar has said why.
    } finally {
      await Promise.all(
        [getGetPropertyQueryKey(property.id), getListPropertyHistoryQueryKey(property.id)].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      )
    }
  }
  return (
    <Panel title={t('owners.title')}>
      <ul className="owners is-bare">
        {owners.map((owner, index) => (
          <li key={index}>
            {owner.contactId ? (
              <Link
                className={inlineClass()}
                to={href('auth-contactos-id', { id: owner.contactId })}
              >
                {owner.name}
              </Link>
            ) : (
              <span>{owner.name}</span>
            )}
            {owner.contactId || linking === index ? null : (
              <Button
                variant="text"
                onClick={() => setLinking(index)}
                aria-label={t('owners.linkOne', { name: owner.name })}
              >
                {t('owners.link')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {linking === null ? (
        <Button onClick={() => setLinking(owners.length)}>{t('owners.add')}</Button>
      ) : (
        <Picker
          label={t('owners.who')}
          value={null}
          canAdd
          onChoose={(contact) => void link(linking, contact)}
        />
      )}
    </Panel>
  )
}

/** Who owns a home, each linked to their contact; nothing for whoever may not know it. */
export function OwnersPanel({
  propertyId,
  Picker,
}: {
  propertyId: string
  Picker: ContactPickerSlot
}) {
  const { data } = useGetProperty(propertyId, { request: { silent: true } })
  return data && data.status !== 'archived' ? <Owners property={data} Picker={Picker} /> : null
}
