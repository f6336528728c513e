import { registerRedraw } from '../../redraw/index.ts'
import { homeChanged } from './draw.ts'

// Homes that were saved before there was this room, or by another version of its maps.
registerRedraw({
  name: 'reso',
  table: 'property',
  from: ['Listing'],
  drawing: 1,
  redraw: (trx, id) => homeChanged(trx, id),
})
