import { useQueryClient } from '@tanstack/react-query'
import { getListOffersQueryKey } from '../../../generated/api/offer/offer'
import {
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  getListPropertyHistoryQueryKey,
} from '../../../generated/api/property/property'
import type { Offer } from '../../../generated/model'

/** After an offer changed: its lists are read anew, and the home that followed it. */
export function useOfferChanged(): (offer: Offer) => Promise<void> {
  const client = useQueryClient()
  return async ({ home }) => {
    void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
    await Promise.all([
      client.invalidateQueries({ queryKey: getListOffersQueryKey() }),
      client.invalidateQueries({ queryKey: getGetPropertyQueryKey(home.id) }),
      client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(home.id) }),
    ])
  }
}
