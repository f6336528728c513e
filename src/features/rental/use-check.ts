import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkRental } from '../../../generated/api/rental/rental'
import type { RentalCheckInput } from '../../../generated/model'

/** Typing settles before the server is asked. */
const SETTLE_MS = 500

/** What the conditions say of the answers so far; the server counts, nothing is stored. */
export function useCheck(answers: RentalCheckInput | null) {
  const text = JSON.stringify(answers)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['rental', 'check', settled],
    queryFn: () =>
      checkRental(JSON.parse(settled) as RentalCheckInput, { quiet: true, silent: true }),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
