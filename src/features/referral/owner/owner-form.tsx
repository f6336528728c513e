import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { createReferral, updateReferral } from '../../../../generated/api/referral/referral'
import type { Referral, ReferralOffer, ReferralOwner } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation, type Lang } from '../../../i18n'
import { count, money } from '../../../lib/format'
import { href } from '../../../lib/href'
import { inOne, useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { Examples } from './examples'

const ANY = 'any'

const save = inOne(({ id, data }: { id: string | undefined; data: ReferralOwner }) =>
  id === undefined
    ? createReferral(data, { quiet: true, silent: true })
    : updateReferral(id, data, { quiet: true, silent: true }),
)

/** What a draft said of its owner, for the form. Nobody has agreed before they say so. */
const typedOf = (draft: Referral | undefined, lang: Lang) =>
  draft?.owner
    ? {
        ownerName: draft.owner.name,
        ownerEmail: draft.owner.email,
        ownerPhone: draft.owner.phone,
        relation: draft.owner.relation,
        language: draft.owner.language,
        consent: true,
      }
    : { language: lang, consent: false }

/** Who the owner is, and to whom they are passed on; what that would bring stands beside it. */
export function OwnerForm({
  offers,
  draft,
  aside,
}: {
  offers: ReferralOffer[]
  draft: Referral | undefined
  aside: ReactNode
}) {
  const { t, i18n } = useTranslation('referral')
  const navigate = useNavigate()
  const [value] = useState(() => typedOf(draft, i18n.language as Lang))
  // Nobody is chosen for who refers: it decides who calls the owner.
  const [to, setTo] = useState(draft ? (draft.agency?.id ?? ANY) : '')
  const [isUnsaid, setUnsaid] = useState(false)
  const offer = offers.find(({ agencyId }) => agencyId === to)
  const { busy, errors, write } = useWrite(save, {
    done: t('owner.done'),
    reads: ['referral', 'referral-offer'],
    conflict: t('stale'),
    onDone: ({ id }) => navigate(href('auth-referido-inmueble-id-step-2', { id })),
  })
  const send = (typed: Record<string, unknown>): void => {
    setUnsaid(to === '')
    if (to === '') return
    void write({
      id: draft?.id,
      data: {
        ...(typed as unknown as ReferralOwner),
        ...(draft && { version: draft.version }),
        ...(offer && { agencyId: offer.agencyId, termsId: offer.terms.id }),
      },
    })
  }
  const fault =
    isUnsaid && to === '' ? t('owner.choose') : (errors?.['agencyId'] ?? errors?.['termsId'])
  return (
    <div className="referral-columns">
      <div className="referral-stack">
        <Panel title={t('owner.to')} note={t('owner.toNote')}>
          <RadioList
            label={t('owner.to')}
            value={to}
            onChange={setTo}
            options={[
              ...offers.map(({ agencyId, name, terms }) => ({
                value: agencyId,
                label: (
                  <span className="referral-offer">
                    <b>{name}</b>{' '}
                    <small className="num">
                      {t(`terms.short.${terms.kind}`, {
                        percent: count(terms.percent),
                        amount: money(terms.amount),
                      })}
                    </small>
                  </span>
                ),
              })),
              {
                value: ANY,
                label: (
                  <span className="referral-offer">
                    <b>{t('owner.any')}</b> <small>{t('owner.anyNote')}</small>
                  </span>
                ),
              },
            ]}
          />
          {fault && (
            <p className="referral-error" role="alert">
              {fault}
            </p>
          )}
        </Panel>
        <Panel title={t('owner.who')} note={t('owner.whoNote')}>
          <SchemaForm
            name="ReferralOwner"
            formId="referral-owner"
            value={value}
            serverErrors={errors}
            disabled={busy}
            onSubmit={send}
          >
            <div className="referral-foot">
              <Button type="submit" variant="main" busy={busy}>
                {t('owner.next')}
              </Button>
            </div>
          </SchemaForm>
        </Panel>
      </div>
      <div className="referral-stack">
        {offer && <Examples terms={offer.terms} />}
        {aside}
      </div>
    </div>
  )
}
