import type { ListKind } from './listKind.ts';

export type ListViewsParams = {
/**
 * Which list.
 */
list: ListKind;
};
