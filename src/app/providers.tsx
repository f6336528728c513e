import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type I18n, I18nextProvider } from '../i18n'

interface ProvidersProps {
  client: QueryClient
  i18n: I18n
  children: ReactNode
}

/** What every page stands in, on the server and in the browser: words and the cache of answers. */
export const Providers = ({ client, i18n, children }: ProvidersProps) => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </I18nextProvider>
)
