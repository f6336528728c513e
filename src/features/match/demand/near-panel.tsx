import { useListNearMisses } from '../../../../generated/api/match/match'
import type { NearMiss } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, m2, moneyShort } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { useSay } from '../parts/say'
import { Button } from '../../../ui/workspace/kit/button'

/** The one thing that changes, and a quiet line that says by how much. */
function useNearWords() {
  const { t, i18n } = useTranslation('match')
  const { feature } = useSay()
  return ({ fail, value, difference, code, name }: NearMiss): [change: string, note: string] => {
    if (fail === 'price')
      return [
        t('near.price', { difference: moneyShort(difference) }),
        t('near.priceNote', { value: moneyShort(value) }),
      ]
    if (fail === 'must' || fail === 'unwanted')
      return [t(`near.${fail}`, { name: feature(code ?? '') }), '']
    if (fail === 'place')
      return [
        t('near.place', { name }),
        difference
          ? t('near.placeNote', { km: count(Math.max(1, Math.round(difference / 1000))) })
          : t('near.placeHere'),
      ]
    if (fail === 'bedrooms' || fail === 'bathrooms')
      return [t(`near.${fail}`, { count: value ?? 0 }), t('near.less', { difference })]
    if (fail === 'area' || fail === 'plot')
      return [
        t(`near.${fail}`, { value: m2(value) }),
        t('near.lessArea', { difference: m2(difference) }),
      ]
    return [
      t('near.subtype', {
        name: i18n.exists(`match:subtype.${code}`) ? t(`subtype.${code}`) : t('subtype.other'),
      }),
      '',
    ]
  }
}

/** What would fit if the buyer gave way in one thing: the gain first, then what changes. */
export function NearPanel({
  demandId,
  onOpen,
}: {
  demandId: string
  onOpen: (near: NearMiss, words: string) => void
}) {
  const { t } = useTranslation('match')
  const words = useNearWords()
  const { data, isError, error, refetch } = useListNearMisses(demandId, {
    request: { silent: true },
  })
  return (
    <Panel title={t('near.title')} note={t('near.note')} flush>
      {!data && !isError ? <SkeletonRows rows={2} label={t('near.loading')} /> : null}
      {isError && !data ? (
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      ) : null}
      {data?.items.length === 0 ? <p className="muted match-foot">{t('near.none')}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="near-misses num">
          {data.items.map((near) => {
            const [change, note] = words(near)
            return (
              <li key={near.key}>
                <span className="big">{t('near.more', { count: near.count })}</span>
                <b>{change}</b>
                {note ? <span className="muted">{note}</span> : null}
                <Button onClick={() => onOpen(near, change)}>
                  {t('near.open')}
                  <span className="spoken"> {change}</span>
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </Panel>
  )
}
