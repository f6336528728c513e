import { useState } from 'react'
import {
  useGetReferralTerms,
  useSaveReferralTerms,
} from '../../../../generated/api/referral/referral'
import type { ReferralTermsInput, ReferralTermsReply } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Examples } from '../owner/examples'

/** What an agency gives for a referral; the ADMIN changes it from now on. */
export function TermsPanel() {
  const { t } = useTranslation('referral')
  const { data, error, refetch } = useGetReferralTerms({ request: { silent: true } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} label={t('loading')} />
  return <TermsForm key={data.terms?.id ?? 'none'} reply={data} />
}

const START = { open: true, kind: 'percent', percent: 10, feePct: 3, months: 12 }

function TermsForm({ reply: { open, terms } }: { reply: ReferralTermsReply }) {
  const { t } = useTranslation('referral')
  const [value] = useState(() => {
    if (!terms) return START
    const { id: _id, number: _number, from: _from, ...typed } = terms
    return { open, ...typed }
  })
  const { busy, errors, write } = useWrite(useSaveReferralTerms, {
    done: t('edit.done'),
    reads: ['referral-terms', 'referral'],
  })
  return (
    <div className="referral-columns">
      <Panel
        title={t('edit.title')}
        note={
          terms ? t('edit.version', { n: terms.number, day: date(terms.from) }) : t('edit.none')
        }
      >
        <p className="referral-quiet">{t('edit.about')}</p>
        <SchemaForm
          name="ReferralTermsInput"
          formId="referral-terms"
          value={value}
          serverErrors={errors}
          disabled={busy}
          onSubmit={(typed) => void write({ data: typed as unknown as ReferralTermsInput })}
        >
          <div className="referral-foot">
            <Button type="submit" variant="main" busy={busy}>
              {t('edit.save')}
            </Button>
          </div>
        </SchemaForm>
      </Panel>
      <div className="referral-stack">{terms && <Examples terms={terms} />}</div>
    </div>
  )
}
