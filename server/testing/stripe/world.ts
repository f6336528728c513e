import { Kept } from './kept.ts'

/** What people and programs do at Stripe. */
export class World extends Kept {}
