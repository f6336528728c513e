import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewPrice } from '../../../generated/api/price/price'
import type { Operation } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf } from '../../lib/api-error'
import { ErrorLine } from '../../ui/states'
import { Sk } from '../../ui/skeleton'
import { EffectList } from './effect-list'

const TYPING_MS = 400

/** Who would hear of a price, asked once the typing rests. */
export function Effect({
  propertyId,
  operation,
  price,
}: {
  propertyId: string
  operation: Operation
  price: number
}) {
  const { t } = useTranslation('price')
  const [asked, setAsked] = useState(price)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(price), TYPING_MS)
    return () => clearTimeout(timer)
  }, [price])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['price preview', propertyId, operation, asked],
    queryFn: ({ signal }) =>
      previewPrice(propertyId, { operation, price: asked }, { silent: true, quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const told = error ? Object.values(fieldErrorsOf(error) ?? {})[0] : undefined
  return (
    <section
      className="price-effect"
      aria-label={t('effect')}
      aria-busy={isFetching || asked !== price}
    >
      <h3>{t('effect')}</h3>
      {error ? (
        told ? (
          <p className="error-message" role="alert">
            {told}
          </p>
        ) : (
          <ErrorLine
            className="error-message"
            title={t('effectFailed')}
            error={error}
            onRetry={() => void refetch()}
          />
        )
      ) : null}
      {!data && !error ? (
        <>
          <Sk w="80%" />
          <Sk w="60%" />
          <Sk w="70%" />
        </>
      ) : null}
      {data && !error ? <EffectList effect={data} /> : null}
    </section>
  )
}
