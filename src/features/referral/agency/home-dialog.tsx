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
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { SearchInput } from '../../../ui/workspace/kit/search-input'

const TYPED_MS = 250
const SHOWN = 8

/** What is known of a home, in one line. */
const words = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

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
  const fits = (linked ? [linked] : suggested).map(({ id: value, ref, price }) => ({
    value,
    label: words(ref, money(price), t(linked ? 'acts.linked' : 'acts.fits')),
  }))
  const others = (found.data?.items ?? [])
    .map(({ id: value, ref, town, price }) => ({ value, label: words(ref, town, money(price)) }))
    .filter(({ value }) => !fits.some((fit) => fit.value === value))
  const [chosen, setChosen] = useState(fits[0] ?? null)
  const there = [...fits, ...others]
  // What is chosen stays in sight while others are looked for: nothing is linked unseen.
  const isThere = chosen === null || there.some(({ value }) => value === chosen.value)
  const options = isThere ? there : [...fits, chosen, ...others]
  const { busy, write } = useWrite(useStepReferral, {
    done: t('acts.mandateDone'),
    reads: ['referral'],
    conflict: t('stale'),
    explain: firstSentenceOf,
    onDone: onClose,
  })
  return (
    <Dialog title={t('acts.mandateTitle')} width="xs" busy={busy} onClose={onClose}>
      <p className="integration-help">{t('acts.mandateText')}</p>
      <SearchInput
        label={t('acts.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {options.length > 0 && (
        <RadioList
          label={t('acts.mandateTitle')}
          options={options}
          value={chosen?.value ?? ''}
          onChange={(next) => setChosen(options.find(({ value }) => value === next) ?? null)}
        />
      )}
      {found.isPending && <SkeletonRows rows={3} label={t('loading')} />}
      {found.isError && (
        <ErrorState level={3} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && others.length === 0 && (q !== '' || options.length === 0) && (
        <p>{t('acts.noHome')}</p>
      )}
      <DialogActs>
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="main"
          busy={busy}
          disabled={chosen === null}
          onClick={() =>
            chosen &&
            void write({ id, data: { version, act: 'mandate', propertyId: chosen.value } })
          }
        >
          {t('acts.mandate')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
