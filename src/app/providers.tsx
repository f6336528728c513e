import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

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
