import type { User } from '../../generated/model/index.ts'

type Shown = { job_titles: User['job_titles']; spoken: User['languages'] }

const AGENT_F = { es: 'Agente', en: 'Agent', ca: 'Agent', de: 'Maklerin' }
const AGENT_M = { es: 'Agente', en: 'Agent', ca: 'Agent', de: 'Makler' }
const HEAD_F = { es: 'Directora', en: 'Director', ca: 'Directora', de: 'Geschäftsführerin' }
const HEAD_M = { es: 'Director', en: 'Director', ca: 'Director', de: 'Geschäftsführer' }

/** What people of the demo let their website say of them, by their first name. */
const SHOWN: Record<string, Shown> = {
  Aina: { job_titles: HEAD_F, spoken: ['ca', 'es', 'en'] },
  Biel: { job_titles: AGENT_M, spoken: ['ca', 'es'] },
  Lena: { job_titles: AGENT_F, spoken: ['de', 'en', 'es'] },
  Joana: { job_titles: HEAD_F, spoken: ['ca', 'es', 'en'] },
  Toni: { job_titles: AGENT_M, spoken: ['ca', 'es'] },
  Marc: { job_titles: HEAD_M, spoken: ['es', 'ca', 'en'] },
  Sophie: { job_titles: AGENT_F, spoken: ['en', 'fr', 'es'] },
  Núria: { job_titles: HEAD_F, spoken: ['ca', 'es', 'it'] },
}

export const shownOf = ({ first_name }: { first_name: string }): Partial<Shown> =>
  SHOWN[first_name] ?? {}
