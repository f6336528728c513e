import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveReferralHome, sendReferral } from '../../../../generated/api/referral/referral'
import type { Referral, ReferralHome } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { inOne, useWrite } from '../../../lib/write'
import { findPlaces } from '../../../slots/find-places'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { forgetHome, keepHome, keptHome } from './kept'
import { Photos } from './photos'
import { Proof } from './proof'

const QUIET = { quiet: true, silent: true }

interface Sending {
  id: string
  data: ReferralHome
  /** Sent on to the owner, too; else it stays a draft. */
  isLast: boolean
}

/** Keeps the home, and asks the owner where that is meant. */
const saveAndSend = inOne(async ({ id, data, isLast }: Sending) => {
  const saved = await saveReferralHome(id, data, QUIET)
  return isLast ? sendReferral(id, { version: saved.version }, QUIET) : saved
})

/** What is sent: the place fills in its island and town, too, which a referral does not keep. */
const homeOf = ({
  municipalityIne,
  type,
  operation,
  address,
  cadastralRef,
  price,
  area,
  notes,
}: ReferralHome): ReferralHome => ({
  municipalityIne,
  type,
  operation,
  address,
  cadastralRef,
  price,
  area,
  notes,
})

/** Which home it is; then it is sent. A refusal leaves the draft as it is. */
export function HomeForm({ draft }: { draft: Referral }) {
  const { t } = useTranslation('referral')
  const navigate = useNavigate()
  const { id, version, home } = draft
  const [kept] = useState(() => keptHome(draft))
  const [isLast, setLast] = useState(true)
  const { busy, errors, write } = useWrite(saveAndSend, {
    done: ({ state }) => t(state === 'draft' ? 'home.kept' : `said.${state}`),
    reads: ['referral', 'referral-summary'],
    conflict: t('stale'),
    explain: firstSentenceOf,
    onDone: ({ state }) => {
      forgetHome(id)
      return state === 'draft'
        ? undefined
        : navigate(
            href(state === 'sent' ? 'auth-referido-id-success' : 'auth-referido-inmueble-id', {
              id,
            }),
          )
    },
  })
  return (
    <div className="referral-columns">
      <Panel title={t('home.which')} note={t('home.note')}>
        <SchemaForm
          name="ReferralHome"
          formId="referral-home"
          value={kept ?? home ?? { operation: 'V', type: 'vivienda' }}
          kept={kept !== null}
          services={findPlaces}
          serverErrors={errors}
          disabled={busy}
          onChange={(typed) => keepHome(draft, typed)}
          onSubmit={(typed) =>
            void write({
              id,
              data: { ...homeOf(typed as unknown as ReferralHome), version },
              isLast,
            })
          }
        >
          <div className="referral-foot">
            <Button type="submit" disabled={busy} onClick={() => setLast(false)}>
              {t('home.keep')}
            </Button>
            <Button type="submit" variant="main" busy={busy} onClick={() => setLast(true)}>
              {t('home.send')}
            </Button>
          </div>
        </SchemaForm>
      </Panel>
      <div className="referral-stack">
        {draft.owner?.email === null && <Proof draft={draft} />}
        <Photos draft={draft} />
      </div>
    </div>
  )
}
