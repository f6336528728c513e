import { useEffect, useRef } from 'react'
import { useLive, useScope } from '../scope'
import type { PlaceOption } from '../services'

/**
 * While no municipality is chosen, a postal code that is typed says which it is: where it reaches
 * into one alone, `onFound` has it, once a code.
 */
export function usePostalCode(ine: string | null, onFound: (option: PlaceOption) => void): void {
  const { services } = useScope()
  const code = useLive((store) => {
    const { postalCode } = store.get().data
    return typeof postalCode === 'string' && /^\d{5}$/.test(postalCode) ? postalCode : ''
  })
  const asked = useRef('')
  const found = useRef(onFound)
  useEffect(() => void (found.current = onFound))
  const { searchPlaces } = services
  useEffect(() => {
    if (!searchPlaces || code === '' || ine !== null || asked.current === code) return
    asked.current = code
    let here = true
    searchPlaces(code).then(
      (options) => {
        const of = options.filter(({ postalCode }) => postalCode === code)
        const [first] = of
        if (here && first && new Set(of.map((one) => one.municipalityIne)).size === 1)
          found.current(first)
      },
      // The municipality can still be chosen by hand.
      () => undefined,
    )
    return () => void (here = false)
  }, [searchPlaces, code, ine])
}
