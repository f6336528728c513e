import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../i18n'

/**
 * Queries that open a dialog over a public page: the guard's, a link to register, the mailed link
 * of a password, what a company's provider answered.
 */
const QUERIES = ['login', 'register', 'reset', 'sso', 'answer']
/** What a sign-in left for the page after it. */
const LEFT = ['llar.greeting', 'llar.save']

/**
 * What a page does when somebody arrives with something to do; most arrive without, so its code
 * comes only then.
 */
export function useArrival(): void {
  const { search } = useLocation()
  const { t, i18n } = useTranslation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (QUERIES.some((name) => query.has(name)))
      void import('./arrive').then(({ openAsked }) => openAsked(QUERIES))
  }, [search])
  useEffect(() => {
    if (LEFT.some((key) => sessionStorage.getItem(key) !== null))
      void import('./arrive').then(({ goOn }) => goOn({ t, i18n }))
  }, [t, i18n])
}
