import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { byId } from '../elements.ts';
import { GRAPHIQL_QUERIES } from './graphiql-queries.ts';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
createRoot(byId('graphiql')).render(
  createElement(GraphiQL, { fetcher, defaultQuery: GRAPHIQL_QUERIES, shouldPersistHeaders: false }),
);
