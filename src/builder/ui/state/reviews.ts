import { queryOptions } from '@tanstack/react-query';
import { createStore } from '../../../components/create-store.ts';
import type { ListedReview, OwnReview } from '../../protocol/review-calls.ts';
import { call } from './api.ts';
import { RUNS_GIT } from './queries.ts';

/** What the person has asked editors to publish, and the answers. */
export const ownReviewsQuery = queryOptions({ queryKey: ['own-reviews'], queryFn: () => call('ownReviews', {}) });

/** The requests that nobody has answered, the oldest first. Editors only. */
export const reviewsQuery = queryOptions({ queryKey: ['reviews'], queryFn: () => call('reviews', {}) });

/** A request with what would change for visitors. Editors only. */
export const reviewQuery = (review: number) =>
  queryOptions({
    queryKey: ['review', review],
    queryFn: () => call('review', { review }),
    meta: { [RUNS_GIT]: true },
  });

/** Returns whether nobody has answered a request. */
export const isWaiting = ({ answer, published }: OwnReview): boolean => !answer && !published;

/** The panel in which an editor looks at a request. What it shows stays until it has disappeared. */
const panelStore = createStore<{ isOpen: boolean; review?: ListedReview }>({ isOpen: false });

/** Opens a request. */
export const openReview = (review: ListedReview): void => panelStore.set({ isOpen: true, review });

/** Closes the open request. */
export const closeReview = (): void => panelStore.set({ ...panelStore.get(), isOpen: false });

/** Returns the open request, and whether it's open. */
export const useReviewPanel = () => panelStore.use();
