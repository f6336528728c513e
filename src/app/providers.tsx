import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Translator, WordsContext } from '../i18n'

interface ProvidersProps {
  client: QueryClient
  i18n: Translator
  children: ReactNode
}

/** What every page stands in, on the server and in the browser: words and the cache of answers. */
export const Providers = ({ client, i18n, children }: ProvidersProps) => (
  <WordsContext value={i18n}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </WordsContext>
)
