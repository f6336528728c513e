import { sayFrom } from '../../contract/words.ts'
import ca from './words/ca.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }

/**
 * The room's own sentences: refusals, what the timeline says by itself, what is kept of an erased
 * person.
 */
export const say = sayFrom({ es, en, ca, de })
