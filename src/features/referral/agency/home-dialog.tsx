import { useState } from 'react'
import { useListProperties } from '../../../../generated/api/property/property'
import { useStepReferral } from '../../../../generated/api/referral/referral'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { money } from '../../../lib/format'
import { useSettled } from '../../../lib/use-settled'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { SearchInput } from '../../../ui/workspace/kit/search-input'

const TYPED_MS = 250
const SHOWN = 8

/** Which home of the portfolio it is: those that fit first, else one that is looked for. */
export default function HomeDialog({
  referral,
  onClose,
}: {
  referral: Referral
  onClose: () => void
}) {
  const { t } = useTranslation('referral')
  const { id, version, suggested, linked } = referral
  const [text, setText] = useState('')
  const q = useSettled(text.trim(), TYPED_MS)
  const found = useListProperties(
    { q: q || undefined, limit: SHOWN },
    { request: { silent: true } },
  )
  const fits = linked ? [linked] : suggested
  const others = (found.data?.items ?? []).filter((one) => !fits.some((fit) => fit.id === one.id))
  const [chosen, setChosen] = useState(fits[0]?.id ?? '')
  const { busy, write } = useWrite(useStepReferral, {
    done: t('acts.mandateDone'),
    reads: ['referral'],
    conflict: t('stale'),
    explain: firstSentenceOf,
    onDone: onClose,
  })
  const options = [
    ...fits.map(({ id: value, ref, price }) => ({
      value,
      label: [ref, money(price), t(linked ? 'acts.linked' : 'acts.fits')]
        .filter(Boolean)
        .join(' · '),
    })),
    ...others.map(({ id: value, ref, town, price }) => ({
      value,
      label: [ref, town, money(price)].filter(Boolean).join(' · '),
    })),
  ]
  return (
    <Dialog title={t('acts.mandateTitle')} width="xs" busy={busy} onClose={onClose}>
      <p className="integration-help">{t('acts.mandateText')}</p>
      <SearchInput
        label={t('acts.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.isPending ? (
        <SkeletonRows rows={3} label={t('loading')} />
      ) : options.length === 0 ? (
        <p>{t('acts.noHome')}</p>
      ) : (
        <RadioList
          label={t('acts.mandateTitle')}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <DialogActs>
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="main"
          busy={busy}
          disabled={chosen === ''}
          onClick={() => void write({ id, data: { version, act: 'mandate', propertyId: chosen } })}
        >
          {t('acts.mandate')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
