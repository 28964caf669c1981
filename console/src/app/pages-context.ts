// The pages of the router, for those parts of the frame that ask what a path is.
import { createContext } from 'react';
import type { RouteObject } from 'react-router';

export const PagesContext = createContext<readonly RouteObject[]>([]);
