import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  getGetDemandQueryKey,
  getListDemandsQueryKey,
  useCreateDemand,
} from '../../../../generated/api/demand/demand'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import type { ChosenContact } from '../../../slots/contact'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { DocumentHead } from '../../../ui/document-head'
import { SkeletonRows } from '../../../ui/skeleton'
import { DemandForm } from '../form/demand-form'
import type { Parts } from '../form/parts'
import { WhoField } from '../form/who-field'
import { toDemands } from '../parts/address'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import type { DemandSlots } from './slots'
import { useKnown } from './use-known'

/** A new demand: who looks, and the parts of the form. */
export default function NewDemand({ AreaTool, Picker }: DemandSlots) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const navigate = useNavigate()
  const known = useKnown()
  const [chosen, setWho] = useState<ChosenContact | null>()
  const who = chosen === undefined ? known.who : chosen
  const { busy, errors, write } = useWrite(useCreateDemand, {
    onDone: async (made) => {
      client.setQueryData(getGetDemandQueryKey(made.id), made)
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      await navigate(href('auth-cartera-demanda-id', { id: made.id }), { replace: true })
    },
    onRefused: (error) => {
      if (fieldErrorsOf(error)?.['contactId'])
        document.getElementById('demand-part-who')?.scrollIntoView({ block: 'center' })
    },
  })
  const send = (parts: Parts) => write({ data: { ...(who && { contactId: who.id }), ...parts } })
  return (
    <>
      <DocumentHead title={t('new.title')} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={toDemands()}>
              {t('list.title')}
            </Link>
          </p>
          <h1>{t('new.title')}</h1>
        </div>
      </div>
      <WhoField
        value={who}
        error={errors?.['contactId'] ?? null}
        busy={busy}
        onChange={setWho}
        Picker={Picker}
      />
      {known.waiting ? (
        <SkeletonRows rows={8} label={t('loading')} />
      ) : (
        <DemandForm
          fresh
          value={known.parts}
          names={{}}
          errors={errors}
          busy={busy}
          submit={t('new.save')}
          AreaTool={AreaTool}
          onSend={(parts) => void send(parts)}
        />
      )}
    </>
  )
}
