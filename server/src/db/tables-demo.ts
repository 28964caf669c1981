// The tables of the demonstration as TypeScript sees them; the migrations are the truth, a test compares the two.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DemoPlatform, DemoRoute, DemoStatus, DemoType } from '@herald/contract/demo.ts';
import type { MaybeInstant } from './columns.ts';

export type DemoTables = {
  demo_article: {
    id: GeneratedAlways<number>;
    status: Generated<DemoStatus>;
    title: string;
    content: Generated<string>;
    content_short: Generated<string>;
    source_uri: Generated<string>;
    image_uri: Generated<string>;
    displayed_at: MaybeInstant;
    stamped_at: Date;
    platforms: Generated<DemoPlatform[]>;
    comment_disabled: Generated<boolean>;
    importance: Generated<number>;
    author: Generated<string>;
    reviewer: Generated<string>;
    type: Generated<DemoType>;
    remark: Generated<string>;
    forecast: Generated<number>;
    pageviews: Generated<number>;
  };
  demo_role: {
    key: string;
    name: Generated<string>;
    description: Generated<string>;
    routes: JSONColumnType<DemoRoute[], string, string>;
    made: GeneratedAlways<number>;
  };
  demo_transaction: {
    order_no: string;
    made_at: Date;
    username: string;
    price: number;
    status: 'success' | 'pending';
  };
};
