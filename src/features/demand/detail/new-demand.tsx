import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { createDemand, getGetDemandQueryKey, getListDemandsQueryKey } from '../../../../generated/api/demand/demand'
import { useGetContact } from '../../../../generated/api/contact/contact'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import type { ChosenContact } from '../../../lib/contact-slot'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { DocumentHead } from '../../../ui/document-head'
import { DemandForm } from '../form/demand-form'
import type { Parts } from '../form/parts'
import { WhoField } from '../form/who-field'
import { toDemands } from '../parts/address'
import type { DemandSlots } from './demand-screen'

/** A new demand: who looks, and the parts of the form. */
export function NewDemand({ AreaTool, Picker }: DemandSlots) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const given = search.get('contacto')
  const asked = given && /^[\da-f-]{36}$/i.test(given) ? given : ''
  const person = useGetContact(asked, { query: { enabled: asked !== '' }, request: { silent: true } })
  const [chosen, setWho] = useState<ChosenContact | null>()
  const who = chosen === undefined ? (person.data ? { id: person.data.id, name: person.data.name } : null) : chosen
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const send = async (parts: Parts) => {
    setBusy(true)
    setErrors(null)
    try {
      const made = await createDemand({ ...(who && { contactId: who.id }), ...parts }, { silent: true })
      client.setQueryData(getGetDemandQueryKey(made.id), made)
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      await navigate(href('auth-cartera-demanda-id', { id: made.id }), { replace: true })
    } catch (error) {
      const told = fieldErrorsOf(error)
      setErrors(told)
      if (!told && error instanceof Error) setMessage('ERROR', error.message, { translate: true })
      if (told?.['contactId']) document.getElementById('demand-part-who')?.scrollIntoView({ block: 'center' })
      setBusy(false)
    }
  }
  return (
    <>
      <DocumentHead title={t('new.title')} />
      <div className="ph"><div><p className="sub"><Link className="lk" to={toDemands()}>{t('list.title')}</Link></p><h1>{t('new.title')}</h1></div></div>
      <WhoField value={who} error={errors?.['contactId'] ?? null} busy={busy} onChange={setWho} Picker={Picker} />
      <DemandForm value={{}} names={{}} errors={errors} busy={busy} submit={t('new.save')} AreaTool={AreaTool} onSend={(parts) => void send(parts)} />
    </>
  )
}
