

CREATE SCHEMA boss;

CREATE SCHEMA drizzle;

CREATE SCHEMA langgraph;


CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA public;


CREATE TYPE boss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION boss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO boss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          boss.job_now(),
          boss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE boss.%I (LIKE boss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES boss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i11 ON boss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON boss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i7 ON boss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i9 ON boss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i12 ON boss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON boss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON boss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i10 ON boss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE boss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE boss.job ATTACH PARTITION boss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION boss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM boss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS boss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM boss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM boss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION boss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION boss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION boss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM boss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE boss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE boss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM boss.queue WHERE partition = true
      LOOP
        EXECUTE boss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION boss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM boss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO boss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          boss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO boss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        boss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        boss.job_table_format(command, queue.table_name)
      FROM boss.queue
      WHERE partition = true;
    END;
    $$;

CREATE TABLE boss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE boss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state boss.job_state DEFAULT 'created'::boss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE boss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state boss.job_state DEFAULT 'created'::boss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE boss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE boss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE boss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE boss.queue_stats_20261125 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.queue_stats_20261126 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE boss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE boss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE langgraph.checkpoint_blobs (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    channel text NOT NULL,
    version text NOT NULL,
    type text NOT NULL,
    blob bytea
);

CREATE TABLE langgraph.checkpoint_migrations (
    v integer NOT NULL
);

CREATE TABLE langgraph.checkpoint_writes (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    checkpoint_id text NOT NULL,
    task_id text NOT NULL,
    idx integer NOT NULL,
    channel text NOT NULL,
    type text,
    blob bytea NOT NULL
);

CREATE TABLE langgraph.checkpoints (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    checkpoint_id text NOT NULL,
    parent_checkpoint_id text,
    type text,
    checkpoint jsonb NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.attempts (
    question_id text NOT NULL,
    round integer NOT NULL,
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    answer text NOT NULL,
    correct boolean,
    score real,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.concepts (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    term text NOT NULL,
    definition text NOT NULL,
    original text NOT NULL,
    span jsonb NOT NULL,
    code_span jsonb,
    code text,
    code_language text,
    status text NOT NULL,
    change_type text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.corrections (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    concept_id text NOT NULL,
    term text NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    original text NOT NULL,
    fixed text NOT NULL,
    removed_code text,
    basis text NOT NULL,
    evidence jsonb,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.documents (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    role text NOT NULL,
    text text NOT NULL,
    sha256 text NOT NULL,
    file_name text,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.model_calls (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text,
    key text NOT NULL,
    task text NOT NULL,
    task_version integer NOT NULL,
    model text NOT NULL,
    status text NOT NULL,
    requests integer NOT NULL,
    input_tokens integer NOT NULL,
    output_tokens integer NOT NULL,
    usd double precision,
    ms integer NOT NULL,
    answer jsonb,
    error_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.question_vectors (
    question_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    embedding public.vector NOT NULL
);

CREATE TABLE public.questions (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    round integer NOT NULL,
    type text NOT NULL,
    stem text NOT NULL,
    options jsonb,
    answer text NOT NULL,
    accepted jsonb NOT NULL,
    explanation text NOT NULL,
    concept_id text,
    code text,
    code_language text,
    difficulty text NOT NULL,
    evidence jsonb NOT NULL,
    state text NOT NULL,
    state_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.quizzes (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    settings jsonb NOT NULL,
    language text NOT NULL,
    status text,
    fact_check text,
    content_type text,
    strategy text,
    from_cache boolean DEFAULT false NOT NULL,
    shortfall jsonb,
    round integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.replies (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    run_id text NOT NULL,
    interrupt_id text NOT NULL,
    value jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.runs (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    worker text,
    error_code text,
    error_details jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone
);

CREATE TABLE public.threads (
    id text NOT NULL,
    owner_id text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    status text NOT NULL,
    stage text,
    progress jsonb,
    notice jsonb,
    question jsonb,
    error_code text,
    error_details jsonb,
    active_run_id text,
    active_try integer DEFAULT 0 NOT NULL,
    running_since timestamp with time zone,
    active_ms bigint DEFAULT 0 NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.verified_notes (
    id text NOT NULL,
    owner_id text NOT NULL,
    key text NOT NULL,
    concepts jsonb NOT NULL,
    corrections jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY boss.job ATTACH PARTITION boss.job_common DEFAULT;

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261125 FOR VALUES FROM ('2026-11-25 00:00:00+00') TO ('2026-11-26 00:00:00+00');

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261126 FOR VALUES FROM ('2026-11-26 00:00:00+00') TO ('2026-11-27 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO boss.job_common VALUES ('beff5e91-1579-4f8a-ac71-e27fcf1dc462', 'runs', 0, '{"runId": "run_4a2116a16db949dab5ca9577e6829bfd", "threadId": "thr_e165886a69624d898ede57ad1debd9cd"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_e165886a69624d898ede57ad1debd9cd', NULL, NULL, NULL, '2026-11-25 22:36:00.839999+00', '2026-11-25 22:36:00.839999+00', '2026-11-25 22:36:01.144222+00', '2026-11-25 22:36:17.195003+00', '2026-12-09 22:36:00.839999+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:36:16.538894+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('205fbf77-f032-4196-b173-6db99a575aa1', 'runs', 0, '{"runId": "run_9e28c01c81de496cbae7880477d57ad3", "threadId": "thr_58f8c2a9c7a24e57b125013c56a32e11"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_58f8c2a9c7a24e57b125013c56a32e11', NULL, NULL, NULL, '2026-11-25 22:36:18.791346+00', '2026-11-25 22:36:18.791346+00', '2026-11-25 22:36:19.090835+00', NULL, '2026-12-09 22:36:18.791346+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:36:22.129482+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO boss.queue VALUES ('runs', 'key_strict_fifo', 25, 0, false, NULL, 14400, 1209600, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0,0,0}', 10, true, NULL, '2026-11-25 22:36:18.034735+00', '2026-11-25 22:36:18.066959+00', '2026-11-25 22:36:07.467968+00', '2026-11-25 22:36:00.717578+00', '2026-11-25 22:36:00.717578+00');

INSERT INTO boss.version VALUES (43, NULL, NULL, '2026-11-25 22:36:17.430206+00', '2026-11-25 22:36:07.809228+00', NULL);

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '93a63781ebdcd6c0cee004e43a69425841d28055f2bfc5ec738192483f60933b', 1795258898402);

INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', '__start__', '2', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'threadId', '2', 'json', '\x227468725f653136353838366136393632346438393865646535376164316465626439636422');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'ownerId', '2', 'json', '\x226c6f63616c22');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'branch:to:analyse_content', '3', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'language', '3', 'json', '\x22656e22');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'contentType', '3', 'json', '\x2273686f727422');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'strategy', '3', 'json', '\x226469726563745f7175697a22');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'complexity', '3', 'json', '\x2273696d706c6522');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'branch:to:generate_questions', '7', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'round', '7', 'json', '\x31');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'wanted', '7', 'json', '\x36');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'branch:to:prove_answers', '8', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'branch:to:remove_repeats', '9', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'missing', '9', 'json', '\x30');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', 'branch:to:ready', '10', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '__start__', '1', 'json', '\x7b227468726561644964223a227468725f3538663863326139633761323465353762313235303133633536613332653131222c226f776e65724964223a226c6f63616c227d');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '__start__', '2', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'threadId', '2', 'json', '\x227468725f353866386332613963376132346535376231323530313363353661333265313122');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'ownerId', '2', 'json', '\x226c6f63616c22');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'branch:to:analyse_content', '2', 'json', '\x6e756c6c');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'branch:to:analyse_content', '3', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'language', '3', 'json', '\x22656e22');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'contentType', '3', 'json', '\x2273686f727422');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'strategy', '3', 'json', '\x226469726563745f7175697a22');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'complexity', '3', 'json', '\x2273696d706c6522');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'branch:to:generate_questions', '3', 'json', '\x22616e616c7973655f636f6e74656e7422');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'branch:to:generate_questions', '4', 'empty', NULL);
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'round', '4', 'json', '\x30');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'wanted', '4', 'json', '\x36');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', 'branch:to:prove_answers', '4', 'json', '\x6e756c6c');

INSERT INTO langgraph.checkpoint_migrations VALUES (0);
INSERT INTO langgraph.checkpoint_migrations VALUES (1);
INSERT INTO langgraph.checkpoint_migrations VALUES (2);
INSERT INTO langgraph.checkpoint_migrations VALUES (3);
INSERT INTO langgraph.checkpoint_migrations VALUES (4);

INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-237d-67b0-ffff-2d170b7d2b6f', '58249d56-4fb9-5451-8553-f3793f8c7f53', 0, 'threadId', 'json', '\x227468725f353866386332613963376132346535376231323530313363353661333265313122');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-237d-67b0-ffff-2d170b7d2b6f', '58249d56-4fb9-5451-8553-f3793f8c7f53', 1, 'ownerId', 'json', '\x226c6f63616c22');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-237d-67b0-ffff-2d170b7d2b6f', '58249d56-4fb9-5451-8553-f3793f8c7f53', 2, 'branch:to:analyse_content', 'json', '\x6e756c6c');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-23ce-60c0-8000-125a02cda7c9', 'bc3e4335-bc7d-5213-9299-9b7154a6c80d', 0, 'language', 'json', '\x22656e22');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-23ce-60c0-8000-125a02cda7c9', 'bc3e4335-bc7d-5213-9299-9b7154a6c80d', 1, 'contentType', 'json', '\x2273686f727422');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-23ce-60c0-8000-125a02cda7c9', 'bc3e4335-bc7d-5213-9299-9b7154a6c80d', 2, 'strategy', 'json', '\x226469726563745f7175697a22');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-23ce-60c0-8000-125a02cda7c9', 'bc3e4335-bc7d-5213-9299-9b7154a6c80d', 3, 'complexity', 'json', '\x2273696d706c6522');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-23ce-60c0-8000-125a02cda7c9', 'bc3e4335-bc7d-5213-9299-9b7154a6c80d', 4, 'branch:to:generate_questions', 'json', '\x22616e616c7973655f636f6e74656e7422');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-2ba2-6710-8001-acd3ea11bf43', '2ebbd0fd-13b8-5fad-8855-2b0d1e34530f', 0, 'round', 'json', '\x30');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-2ba2-6710-8001-acd3ea11bf43', '2ebbd0fd-13b8-5fad-8855-2b0d1e34530f', 1, 'wanted', 'json', '\x36');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-2ba2-6710-8001-acd3ea11bf43', '2ebbd0fd-13b8-5fad-8855-2b0d1e34530f', 2, 'branch:to:prove_answers', 'json', '\x6e756c6c');

INSERT INTO langgraph.checkpoints VALUES ('thr_e165886a69624d898ede57ad1debd9cd', '', '1f1e920a-0a18-6040-8008-a2af89013427', '1f1e920a-04a8-66a1-8007-88c33c7e1dd7', NULL, '{"v": 4, "id": "1f1e920a-0a18-6040-8008-a2af89013427", "ts": "2026-11-25T22:36:16.836Z", "versions_seen": {"ready": {"branch:to:ready": 9}, "__input__": {}, "__start__": {"__start__": 1}, "prove_answers": {"branch:to:prove_answers": 7}, "remove_repeats": {"branch:to:remove_repeats": 8}, "analyse_content": {"branch:to:analyse_content": 2}, "generate_questions": {"branch:to:generate_questions": 6}}, "channel_versions": {"round": 7, "wanted": 7, "missing": 9, "ownerId": 2, "language": 3, "strategy": 3, "threadId": 2, "__start__": 2, "complexity": 3, "contentType": 3, "branch:to:ready": 10, "branch:to:prove_answers": 8, "branch:to:remove_repeats": 9, "branch:to:analyse_content": 3, "branch:to:generate_questions": 7}}', '{"step": 8, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-237d-67b0-ffff-2d170b7d2b6f', NULL, NULL, '{"v": 4, "id": "1f1e920a-237d-67b0-ffff-2d170b7d2b6f", "ts": "2026-11-25T22:36:19.499Z", "versions_seen": {"__input__": {}}, "channel_versions": {"__start__": 1}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-23ce-60c0-8000-125a02cda7c9', '1f1e920a-237d-67b0-ffff-2d170b7d2b6f', NULL, '{"v": 4, "id": "1f1e920a-23ce-60c0-8000-125a02cda7c9", "ts": "2026-11-25T22:36:19.532Z", "versions_seen": {"__input__": {}, "__start__": {"__start__": 1}}, "channel_versions": {"ownerId": 2, "threadId": 2, "__start__": 2, "branch:to:analyse_content": 2}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-2ba2-6710-8001-acd3ea11bf43', '1f1e920a-23ce-60c0-8000-125a02cda7c9', NULL, '{"v": 4, "id": "1f1e920a-2ba2-6710-8001-acd3ea11bf43", "ts": "2026-11-25T22:36:20.354Z", "versions_seen": {"__input__": {}, "__start__": {"__start__": 1}, "analyse_content": {"branch:to:analyse_content": 2}}, "channel_versions": {"ownerId": 2, "language": 3, "strategy": 3, "threadId": 2, "__start__": 2, "complexity": 3, "contentType": 3, "branch:to:analyse_content": 3, "branch:to:generate_questions": 3}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', '', '1f1e920a-3fbc-6ed0-8002-8912dbbf617c', '1f1e920a-2ba2-6710-8001-acd3ea11bf43', NULL, '{"v": 4, "id": "1f1e920a-3fbc-6ed0-8002-8912dbbf617c", "ts": "2026-11-25T22:36:22.461Z", "versions_seen": {"__input__": {}, "__start__": {"__start__": 1}, "analyse_content": {"branch:to:analyse_content": 2}, "generate_questions": {"branch:to:generate_questions": 3}}, "channel_versions": {"round": 4, "wanted": 4, "ownerId": 2, "language": 3, "strategy": 3, "threadId": 2, "__start__": 2, "complexity": 3, "contentType": 3, "branch:to:prove_answers": 4, "branch:to:analyse_content": 3, "branch:to:generate_questions": 4}}', '{"step": 2, "source": "loop", "parents": {}}');

INSERT INTO public.attempts VALUES ('qst_fcc961729229153ad911552a74916fb0', 1, 'thr_e165886a69624d898ede57ad1debd9cd', 'local', 'living', false, 0, NULL, '2026-11-25 22:36:18.160838+00');

INSERT INTO public.documents VALUES ('doc_bafaf90c2f2e44ec967918891bfd7a52', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 'note', '# Cells

**Cell** is the smallest living unit of an organism.

**Nucleus** is the organelle that holds the DNA of a cell.

**Mitochondrion** is the organelle that makes most of the energy of a cell.

**Ribosome** is the place where proteins are put together.
', 'a668143752f2e0e0562e1ed49a34d43809310aa2266bf0b8066a975da21dd71e', NULL, 0, '2026-11-25 22:36:00.839999+00', '2026-11-25 22:36:00.839999+00');
INSERT INTO public.documents VALUES ('doc_73d16f95e7a84d4fa90747eaa6d42177', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 'note', '# Cells

**Cell** is the smallest living unit of an organism.

**Nucleus** is the organelle that holds the DNA of a cell.

**Mitochondrion** is the organelle that makes most of the energy of a cell.

**Ribosome** is the place where proteins are put together.
', 'a668143752f2e0e0562e1ed49a34d43809310aa2266bf0b8066a975da21dd71e', NULL, 0, '2026-11-25 22:36:18.791346+00', '2026-11-25 22:36:18.791346+00');

INSERT INTO public.model_calls VALUES ('call_a9988bbb4d2240b989590b882a806890', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 'ceb72cc3f96396ed2b31e5b120f1ee9b5423bca03f7d63fb6f7be2b978492bdf', 'analyse-content', 1, 'compatible:good', 'done', 1, 554, 17, NULL, 1748, '{"output": {"reason": "45 words", "complexity": "simple", "contentType": "short"}, "salvaged": false}', NULL, '2026-11-25 22:36:04.186846+00');
INSERT INTO public.model_calls VALUES ('call_90a8da5c13274ee58a2214c23d85286f', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', '0e877937c9f8a1c73ab1c20e9dea0cc3893f1679519d6dee905821b176786bbc', 'write-questions', 2, 'compatible:good', 'done', 1, 1111, 354, NULL, 1849, '{"output": {"questions": [{"slot": 0, "stem": "Which word is missing? “**Cell** is the ____ living unit of”", "answer": "organelle", "options": ["smallest", "organelle", "Nucleus", "holds"], "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 1, "stem": "Which word is missing? “unit of an ____.”", "answer": "organism", "options": ["organism", "organelle", "Nucleus", "holds"], "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 2, "stem": "**Cell** is the organelle living unit of an organism.", "answer": "false", "options": null, "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 3, "stem": "Fill in: “**Cell** is the ____ living unit of”", "answer": "smallest", "options": null, "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 4, "stem": "Which word is missing? “is the smallest ____ unit of an”", "answer": "living", "options": ["living", "organelle", "Nucleus", "holds"], "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 5, "stem": "Which word is missing? “**Nucleus** is the ____ that holds the”", "answer": "organelle", "options": ["organelle", "smallest", "organism", "living"], "accepted": [], "evidence": [2], "explanation": "**Nucleus** is the organelle that holds the DNA of a cell."}]}, "salvaged": false}', NULL, '2026-11-25 22:36:07.099331+00');
INSERT INTO public.model_calls VALUES ('call_ba49737bebfe4c87a05c270ca834f7c1', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', '7990b0cad6c5d823999320e18ae21dc9f3219ff25cb78a6782739ba93d920cc9', 'solve-question', 2, 'compatible:good', 'done', 1, 999, 153, NULL, 898, '{"output": {"solutions": [{"truth": null, "words": null, "choice": "C", "number": 1, "verdict": "answered", "reasoning": "Looked up."}, {"truth": null, "words": null, "choice": "C", "number": 2, "verdict": "answered", "reasoning": "Looked up."}, {"truth": false, "words": null, "choice": null, "number": 3, "verdict": "answered", "reasoning": "Looked up."}, {"truth": null, "words": "smallest", "choice": null, "number": 4, "verdict": "answered", "reasoning": "Looked up."}, {"truth": null, "words": null, "choice": "B", "number": 5, "verdict": "answered", "reasoning": "Looked up."}, {"truth": null, "words": null, "choice": "C", "number": 6, "verdict": "answered", "reasoning": "Looked up."}]}, "salvaged": false}', NULL, '2026-11-25 22:36:09.679609+00');
INSERT INTO public.model_calls VALUES ('call_b89b4c21bfbc42f9a0ed7368c4fc411e', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', '45b88b08cc6f42603c337fb2d3bb6941571a70030ad868e38298999a781b85ec', 'write-questions', 2, 'compatible:good', 'done', 1, 1123, 67, NULL, 916, '{"output": {"questions": [{"slot": 0, "stem": "Which word is missing? “the organelle that ____ the DNA of”", "answer": "holds", "options": ["holds", "smallest", "organism", "living"], "accepted": [], "evidence": [2], "explanation": "**Nucleus** is the organelle that holds the DNA of a cell."}]}, "salvaged": false}', NULL, '2026-11-25 22:36:13.966933+00');
INSERT INTO public.model_calls VALUES ('call_0a3db446ffc24388a3d0685c649bd8c9', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', '652269c232b2376b70509a4cc36a6b1fa4ec4767c8e7dce8bf69228bc98bbb9f', 'solve-question', 2, 'compatible:good', 'done', 1, 525, 29, NULL, 218, '{"output": {"solutions": [{"truth": null, "words": null, "choice": "A", "number": 1, "verdict": "answered", "reasoning": "Looked up."}]}, "salvaged": false}', NULL, '2026-11-25 22:36:15.333999+00');
INSERT INTO public.model_calls VALUES ('call_ee57703c824e436fa5193f5092c19661', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', '3cc87901e030cc5595736982b725322d0aa19abc93699af32507695343068706', 'write-questions', 2, 'compatible:good', 'done', 1, 1249, 370, NULL, 1032, '{"output": {"questions": [{"slot": 0, "stem": "Which word is missing? “**Cell** is the ____ living unit of”", "answer": "organelle", "options": ["smallest", "organelle", "Nucleus", "holds"], "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 1, "stem": "Which word is missing? “**____** is the organelle”", "answer": "Mitochondrion", "options": ["Mitochondrion", "smallest", "organism", "living"], "accepted": [], "evidence": [3], "explanation": "**Mitochondrion** is the organelle that makes most of the energy of a cell."}, {"slot": 2, "stem": "**Cell** is the smallest living unit of an organism.", "answer": "true", "options": null, "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 3, "stem": "Fill in: “unit of an ____.”", "answer": "organism", "options": null, "accepted": [], "evidence": [1], "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 4, "stem": "Which word is missing? “**Mitochondrion** is the ____ that makes most”", "answer": "organelle", "options": ["organelle", "smallest", "organism", "living"], "accepted": [], "evidence": [3], "explanation": "**Mitochondrion** is the organelle that makes most of the energy of a cell."}, {"slot": 5, "stem": "Which word is missing? “most of the ____ of a cell.”", "answer": "energy", "options": ["energy", "smallest", "organism", "living"], "accepted": [], "evidence": [3], "explanation": "**Mitochondrion** is the organelle that makes most of the energy of a cell."}]}, "salvaged": false}', NULL, '2026-11-25 22:36:22.177382+00');

INSERT INTO public.question_vectors VALUES ('qst_0244b8085e322a2ff921ecfae37affc5', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12903818,-0.060829185,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.060829185,0,0,0,0.08602546,0,0,0,0,0.18708287,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08602546,0,0,0,0,0,0,0,0,0,0,0,0.12903818,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08602546,0,0,0,0,0,0.18708287,0,0,0,0,0,0,0,0,-0.060829185,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708287,0,0,0,0,0,0,0,0,0.060829185,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708287,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708287,0,0,0,0,-0.2628121,0,0,0.2628121,-0.18708287,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.18708287,0,0,0,0,0,0,0,0,0.18708287,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.060829185,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.060829185,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.39421818,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08602546,0,0,0,0,0,0,0,-0.18708287,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.18708287,0,0,0,0,0,0,0,0,-0.25807637,0,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.060829185,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2628121,0,0,0,0,0,0,0.2628121,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.060829185,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08602546,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO public.question_vectors VALUES ('qst_0eb8f1e1437c926deaa9ab31dc4b1f3a', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.04098328,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04098328,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05795911,0,0,0,-0.177068,0,0,-0.047323413,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,-0.177068,0,0.08196656,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0.24589968,0,0,0,0,0,0,0,0,0,0,0.05795911,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0.098942384,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04098328,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05795911,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08196656,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.098942384,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.531204,0.15275252,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.08196656,0,-0.047323413,0,-0.047323413,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.047323413,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,-0.047323413,0,0,0,0.177068,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04098328,0,0,-0.05795911,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.04098328,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.08196656,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.177068,0,0,0,0,0,0,0,0,0,0,-0.047323413,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.177068,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04098328,0.24589968,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05795911,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05795911,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO public.question_vectors VALUES ('qst_6d9587ac4557d23a224f4dacdf050fec', 'hash-words-v1', 'local', '[0,0,0,0.038430337,0,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0,0,0,-0.0543487,0,0,0,0,0,0,0,-0.038430337,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0,-0.08152305,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0543487,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0543487,0,0,0,-0.16603802,0,0,-0.044375528,0,-0.16603802,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.16603802,0,0,-0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0.23058201,0,0,0,0,0,0,0,0,0,0,-0.07565974,0,0,0,0,0,0,0,0,0,0,0,0.08152305,0,0,0,0,0,0,0,0,0,0.0543487,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0543487,0,0,-0.13000843,0,0,0,0,-0.13000843,0,0,0,0,0,0,0,0,0,0.038430337,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1086974,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.49811408,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13000843,0,0,0,0,0,0,0,0,0,0,-0.044375528,0,-0.044375528,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.038430337,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.038430337,0,0.044375528,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.038430337,0,0,0,0,0,-0.044375528,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0543487,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0543487,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24905704,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.038430337,0.13000843,0,0,0,0,0,0,-0.1630461,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.16603802,0,0,0,0,0,0,0,0,0,0,-0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.16603802,0,0,0,0,0,0,0,0,0,0,-0.044375528,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13000843,0,0,0,0,0,0,0,0,0,0,0.23058201,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13000843,0,0,0,0,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.0543487,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13000843,0,0.0543487,0,0,0,0,0,-0.038430337,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13000843,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO public.question_vectors VALUES ('qst_afbf6ce0313e2bf761fd58f4d90f1c49', 'hash-words-v1', 'local', '[0,0,0,0.057386097,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.057386097,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1217343,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,0,0,0,0,0,0,-0.06626376,0,-0.24793628,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24793628,0,0,0,0,0,0.081156194,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.073501706,0,0,0,0,0,0,0,0,0,0,0,0.1217343,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,0,0,0,0,0,0,-0.1546579,0,0,0,0,0,0,0,0,0,0.057386097,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,0,0,0,0,0,0.1546579,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1546579,0,0,0,0,0,0,0,0,0,0,-0.06626376,0,-0.06626376,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1546579,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.057386097,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.057386097,0,0.06626376,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.057386097,-0.1546579,0,0,0,0,-0.06626376,-0.24793628,0,0,0,-0.1546579,0,0,0,0,0,0,0,0,0,0,0,0.1546579,0,0,0,0,0,-0.1546579,0,0,-0.1546579,0,0,0,0,0,0,0,0,0.1546579,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.3719044,0,0,0,0,0,0,0,0,0,0,0,0,0,0.081156194,0,0,0,0,0,0,0,-0.1546579,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.057386097,0,0,0,0,0,0,0,-0.2434686,0,0,0,-0.081156194,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24793628,0,0,0,0,0,0,0.24793628,0,0,0,0,0,0,0,0,0,0,-0.06626376,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1546579,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,-0.1546579,0,0,0,0,0,0,0.1546579,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.081156194,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.057386097,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.081156194,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO public.question_vectors VALUES ('qst_f420625dbe6aa60f1f26043c2f80809e', 'hash-words-v1', 'local', '[0,0,0,0,0,0,-0.044264056,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.16562094,0,0,0,0,0,0,0,0,0,0,0,0,-0.08131827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12909944,0.038333796,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.038333796,0,0,0,0.054212175,0,0,0,0,0,0,0,0,0,0.23000279,0,0,0,0,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,0,0.08131827,0,0,0,0,0,0,0,0,0,0.038333796,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.038333796,0,0,0,0,0,0,0,0,0.044264056,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.038333796,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.038333796,0,0,0,0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12909944,0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,0,0,0,0.4968628,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.038333796,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0.12909944,0,0,0,0,0,0,0,0,0,-0.12909944,0,0,0,-0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,-0.12909944,0,0,-0.044264056,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.16562094,0,0,0,-0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12909944,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12909944,0,0,0,0,-0.2484314,0,0,0,0,0,0,0,0,0,0,0,0,0,0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.16562094,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,-0.16263653,0,0,0,-0.054212175,0,0,0,0,0,0,-0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.038333796,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12909944,0,0,0,0,0,0,0,0,-0.16562094,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.16562094,0,-0.044264056,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.23000279,-0.12909944,0,0,0,0,0,-0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0,0,0,0,0.044264056,0,0,0,0,0,0,0,0,0,0,0.044264056,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12909944,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.054212175,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');
INSERT INTO public.question_vectors VALUES ('qst_fcc961729229153ad911552a74916fb0', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.119275734,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05622712,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.091818504,0,0,0,0,0,0,0,0,0,0,0.091818504,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05622712,0,0,0,0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.119275734,0,0,0,0,0,0,0,0,0,0.05622712,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.14804563,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05622712,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05622712,0,0,0,0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05622712,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24292892,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,-0.36439338,0,0,0,0,0,0,0,0,0,0,0,0,0,0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24292892,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.23855147,0,0,0,-0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05622712,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24292892,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.24292892,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,-0.24292892,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.15275252,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.079517156,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]');

INSERT INTO public.questions VALUES ('qst_50bfe9558e83e32a649cabe6ff2f2c35', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 0, 0, 'multiple_choice', 'Which word is missing? “**Cell** is the ____ living unit of”', '["smallest", "Nucleus", "organelle", "holds"]', 'organelle', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'unproved', 'smallest', '2026-11-25 22:36:07.445122+00');
INSERT INTO public.questions VALUES ('qst_0244b8085e322a2ff921ecfae37affc5', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 1, 0, 'multiple_choice', 'Which word is missing? “unit of an ____.”', '["organism", "Nucleus", "organelle", "holds"]', 'organism', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'easy', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'kept', NULL, '2026-11-25 22:36:07.445122+00');
INSERT INTO public.questions VALUES ('qst_0eb8f1e1437c926deaa9ab31dc4b1f3a', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 2, 0, 'true_false', '**Cell** is the organelle living unit of an organism.', NULL, 'false', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'kept', NULL, '2026-11-25 22:36:07.445122+00');
INSERT INTO public.questions VALUES ('qst_6d9587ac4557d23a224f4dacdf050fec', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 3, 0, 'fill_in', 'Fill in: “**Cell** is the ____ living unit of”', NULL, 'smallest', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'hard', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'kept', NULL, '2026-11-25 22:36:07.445122+00');
INSERT INTO public.questions VALUES ('qst_afbf6ce0313e2bf761fd58f4d90f1c49', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 4, 0, 'multiple_choice', 'Which word is missing? “is the smallest ____ unit of an”', '["Nucleus", "organelle", "living", "holds"]', 'living', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'easy', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'kept', NULL, '2026-11-25 22:36:07.445122+00');
INSERT INTO public.questions VALUES ('qst_f420625dbe6aa60f1f26043c2f80809e', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 5, 0, 'multiple_choice', 'Which word is missing? “**Nucleus** is the ____ that holds the”', '["smallest", "organism", "living", "organelle"]', 'organelle', '[]', '**Nucleus** is the organelle that holds the DNA of a cell.', NULL, NULL, NULL, 'medium', '{"end": 121, "quote": "**Nucleus** is the organelle that holds the DNA of a cell.", "start": 63}', 'kept', NULL, '2026-11-25 22:36:07.445122+00');
INSERT INTO public.questions VALUES ('qst_fcc961729229153ad911552a74916fb0', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 0, 1, 'multiple_choice', 'Which word is missing? “the organelle that ____ the DNA of”', '["living", "smallest", "organism", "holds"]', 'holds', '[]', '**Nucleus** is the organelle that holds the DNA of a cell.', NULL, NULL, NULL, 'medium', '{"end": 121, "quote": "**Nucleus** is the organelle that holds the DNA of a cell.", "start": 63}', 'kept', NULL, '2026-11-25 22:36:14.227031+00');
INSERT INTO public.questions VALUES ('qst_a2773ad5b4c080c305c342d68ea6c272', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 0, 0, 'multiple_choice', 'Which word is missing? “**Cell** is the ____ living unit of”', '["smallest", "Nucleus", "organelle", "holds"]', 'organelle', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:36:22.308051+00');
INSERT INTO public.questions VALUES ('qst_89354dc1132d1b2f2b099b71447823c5', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 1, 0, 'multiple_choice', 'Which word is missing? “**____** is the organelle”', '["living", "organism", "smallest", "Mitochondrion"]', 'Mitochondrion', '[]', '**Mitochondrion** is the organelle that makes most of the energy of a cell.', NULL, NULL, NULL, 'easy', '{"end": 198, "quote": "**Mitochondrion** is the organelle that makes most of the energy of a cell.", "start": 123}', 'candidate', NULL, '2026-11-25 22:36:22.308051+00');
INSERT INTO public.questions VALUES ('qst_925033314cc070c4ddfdb512ce6f8c29', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 2, 0, 'true_false', '**Cell** is the smallest living unit of an organism.', NULL, 'true', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:36:22.308051+00');
INSERT INTO public.questions VALUES ('qst_9719438c674f23bd94be927c50c4fc31', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 3, 0, 'fill_in', 'Fill in: “unit of an ____.”', NULL, 'organism', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'hard', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:36:22.308051+00');
INSERT INTO public.questions VALUES ('qst_801f301db173e7694ecaef1e03a406da', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 4, 0, 'multiple_choice', 'Which word is missing? “**Mitochondrion** is the ____ that makes most”', '["smallest", "living", "organism", "organelle"]', 'organelle', '[]', '**Mitochondrion** is the organelle that makes most of the energy of a cell.', NULL, NULL, NULL, 'easy', '{"end": 198, "quote": "**Mitochondrion** is the organelle that makes most of the energy of a cell.", "start": 123}', 'candidate', NULL, '2026-11-25 22:36:22.308051+00');
INSERT INTO public.questions VALUES ('qst_950a5a8e40bfef57088280773c1ee0e1', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 5, 0, 'multiple_choice', 'Which word is missing? “most of the ____ of a cell.”', '["energy", "smallest", "organism", "living"]', 'energy', '[]', '**Mitochondrion** is the organelle that makes most of the energy of a cell.', NULL, NULL, NULL, 'medium', '{"end": 198, "quote": "**Mitochondrion** is the organelle that makes most of the energy of a cell.", "start": 123}', 'candidate', NULL, '2026-11-25 22:36:22.308051+00');

INSERT INTO public.quizzes VALUES ('thr_e165886a69624d898ede57ad1debd9cd', 'local', '{"mix": {"other": 20, "trueFalse": 20, "multipleChoice": 60}, "wanted": 6}', 'en', 'ready_unchecked', 'direct', 'short', 'direct_quiz', false, NULL, 1, '2026-11-25 22:36:00.839999+00');
INSERT INTO public.quizzes VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', 'local', '{"mix": {"other": 20, "trueFalse": 20, "multipleChoice": 60}, "wanted": 6}', 'en', NULL, NULL, 'short', 'direct_quiz', false, NULL, 1, '2026-11-25 22:36:18.791346+00');

INSERT INTO public.runs VALUES ('run_4a2116a16db949dab5ca9577e6829bfd', 'local', 'thr_e165886a69624d898ede57ad1debd9cd', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-25 22:36:00.839999+00', '2026-11-25 22:36:01.324459+00', '2026-11-25 22:36:17.195003+00');
INSERT INTO public.runs VALUES ('run_9e28c01c81de496cbae7880477d57ad3', 'local', 'thr_58f8c2a9c7a24e57b125013c56a32e11', 'start', 'running', 1, 0, 'desk/c85d14b6-8d36-4ace-a88f-2b2e7a686bff/pid[4026531836]:4036:1795646132408', NULL, NULL, '2026-11-25 22:36:18.791346+00', '2026-11-25 22:36:19.276099+00', NULL);

INSERT INTO public.threads VALUES ('thr_e165886a69624d898ede57ad1debd9cd', 'local', 'quiz', 'A quiz that was made', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 15871, 25, '2026-11-25 22:36:00.839999+00', '2026-11-25 22:36:18.160838+00');
INSERT INTO public.threads VALUES ('thr_58f8c2a9c7a24e57b125013c56a32e11', 'local', 'quiz', 'A quiz that was being made', 'running', 'prove_answers', '{"done": 0, "total": 1}', NULL, NULL, NULL, NULL, 'run_9e28c01c81de496cbae7880477d57ad3', 1, '2026-11-25 22:36:19.276099+00', 0, 9, '2026-11-25 22:36:18.791346+00', '2026-11-25 22:36:22.752648+00');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);

ALTER TABLE ONLY boss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY boss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY boss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY boss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY boss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261125
    ADD CONSTRAINT queue_stats_20261125_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261126
    ADD CONSTRAINT queue_stats_20261126_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY boss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY boss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY boss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY langgraph.checkpoint_blobs
    ADD CONSTRAINT checkpoint_blobs_pkey PRIMARY KEY (thread_id, checkpoint_ns, channel, version);

ALTER TABLE ONLY langgraph.checkpoint_migrations
    ADD CONSTRAINT checkpoint_migrations_pkey PRIMARY KEY (v);

ALTER TABLE ONLY langgraph.checkpoint_writes
    ADD CONSTRAINT checkpoint_writes_pkey PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id, task_id, idx);

ALTER TABLE ONLY langgraph.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id);

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_question_id_round_pk PRIMARY KEY (question_id, round);

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.question_vectors
    ADD CONSTRAINT question_vectors_question_id_model_id_pk PRIMARY KEY (question_id, model_id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_interrupt UNIQUE (thread_id, interrupt_id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verified_notes
    ADD CONSTRAINT verified_notes_key UNIQUE (owner_id, key);

ALTER TABLE ONLY public.verified_notes
    ADD CONSTRAINT verified_notes_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX job_common_i1 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::boss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON boss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::boss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON boss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::boss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON boss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::boss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON boss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::boss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON boss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::boss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::boss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON boss.job_common USING btree (name, group_id) WHERE ((state = 'active'::boss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON boss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::boss.job_state, 'retry'::boss.job_state, 'failed'::boss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON boss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::boss.job_state));

CREATE INDEX job_dep_parent_idx ON boss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY boss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261125_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261125 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261126_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261126 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON boss.warning USING btree (created_on DESC);

CREATE INDEX concepts_owner_term ON public.concepts USING btree (owner_id, term);

CREATE INDEX documents_thread ON public.documents USING btree (thread_id);

CREATE UNIQUE INDEX model_calls_done_key ON public.model_calls USING btree (owner_id, key) WHERE (status = 'done'::text);

CREATE INDEX model_calls_thread ON public.model_calls USING btree (thread_id);

CREATE INDEX question_vectors_owner ON public.question_vectors USING btree (owner_id, model_id);

CREATE INDEX questions_owner_state ON public.questions USING btree (owner_id, state, created_at);

CREATE INDEX questions_thread ON public.questions USING btree (thread_id, state, ordinal);

CREATE INDEX runs_open ON public.runs USING btree (status) WHERE (ended_at IS NULL);

CREATE INDEX runs_thread ON public.runs USING btree (thread_id, created_at);

CREATE INDEX threads_owner_updated ON public.threads USING btree (owner_id, updated_at DESC NULLS LAST);

ALTER INDEX boss.job_pkey ATTACH PARTITION boss.job_common_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261125_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261125_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261126_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261126_pkey;

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY boss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue(name);

ALTER TABLE ONLY boss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY boss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.question_vectors
    ADD CONSTRAINT question_vectors_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_run_id_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

