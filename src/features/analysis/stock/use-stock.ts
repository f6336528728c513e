import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetAnalysisStock } from '../../../../generated/api/analysis/analysis'
import type { GetAnalysisStockParams } from '../../../../generated/model'
import type { Address } from '../frame/address'

/** Homes on the market, page by page; another choice begins at the first. */
export function useStock({ query }: Address, chosen: GetAnalysisStockParams) {
  const { agentId, branchId, operation } = query
  const asked = {
    ...(agentId && { agentId }),
    ...(branchId && { branchId }),
    ...(operation && { operation }),
    ...chosen,
  }
  const key = JSON.stringify(asked)
  const [at, setAt] = useState<{ key: string; places: string[] }>({ key, places: [] })
  const places = at.key === key ? at.places : []
  const cursor = places.at(-1)
  const stock = useGetAnalysisStock(
    { ...asked, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const next = stock.data?.next
  return {
    stock,
    back: places.length > 0 ? () => setAt({ key, places: places.slice(0, -1) }) : undefined,
    more: next ? () => setAt({ key, places: [...places, next] }) : undefined,
  }
}
