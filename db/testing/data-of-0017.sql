

CREATE SCHEMA boss;

CREATE SCHEMA drizzle;

COMMENT ON SCHEMA drizzle IS 'd7b2350e5ea287194333635cedb50100bca8997aa3ec8f4e49133efd76a08826';

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

CREATE TABLE public.checked_sentences (
    owner_id text NOT NULL,
    key text NOT NULL,
    verdict jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.chunk_vectors (
    chunk_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    embedding public.vector NOT NULL,
    dimensions integer GENERATED ALWAYS AS (public.vector_dims(embedding)) STORED NOT NULL,
    bits bit varying
);

CREATE TABLE public.chunk_words (
    chunk_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text NOT NULL,
    generation integer NOT NULL,
    kind text NOT NULL,
    since_numbers integer[],
    until_numbers integer[],
    editions text[] NOT NULL,
    words tsvector NOT NULL,
    weights public.sparsevec NOT NULL
);

CREATE TABLE public.chunks (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text NOT NULL,
    generation integer NOT NULL,
    ordinal integer NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    heading_path jsonb NOT NULL,
    address text,
    inner_addresses jsonb NOT NULL,
    index_terms jsonb NOT NULL,
    page integer,
    text text NOT NULL,
    part integer NOT NULL,
    total_parts integer NOT NULL,
    since text,
    until text,
    since_numbers integer[],
    until_numbers integer[],
    editions text[] NOT NULL,
    difference jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    lasting_id text NOT NULL
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

CREATE TABLE public.conflicts (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    subject text NOT NULL,
    material text NOT NULL,
    note text NOT NULL,
    quote text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    alternative text,
    settled text,
    settled_edit integer
);

CREATE TABLE public.corrections (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    concept_id text,
    term text NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    original text NOT NULL,
    fixed text NOT NULL,
    removed_code text,
    basis text NOT NULL,
    evidence jsonb,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    span jsonb,
    patch jsonb
);

CREATE TABLE public.cost_holds (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text,
    usd double precision NOT NULL,
    until timestamp with time zone NOT NULL
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
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    snapshot_revision integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.edits (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    document_id text NOT NULL,
    number integer NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    patches jsonb NOT NULL,
    batch_id text,
    target integer,
    similarity real,
    reason text NOT NULL,
    old_preview text NOT NULL,
    new_preview text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.guide_steps (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    answer_round integer NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    chunk_id text NOT NULL,
    requires_click boolean NOT NULL,
    warning text,
    state text DEFAULT 'open'::text NOT NULL,
    box jsonb,
    drawn boolean DEFAULT false NOT NULL,
    screenshot_id text,
    "check" jsonb
);

CREATE TABLE public.guides (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text,
    question text NOT NULL,
    version text,
    edition text,
    language text NOT NULL,
    intent text,
    allowed boolean,
    version_explanation text,
    version_chunk_id text,
    answer text,
    answered boolean,
    answer_basis text,
    chunk_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    answer_round integer DEFAULT 0 NOT NULL,
    mode text DEFAULT 'answer'::text NOT NULL,
    current_step integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.libraries (
    owner_id text NOT NULL,
    revision integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.messages (
    id text NOT NULL,
    seq bigint NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    key text NOT NULL,
    author text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    detail text,
    edit_numbers jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.messages ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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

CREATE TABLE public.model_settings (
    owner_id text NOT NULL,
    revision integer NOT NULL,
    chosen jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.monthly_costs (
    owner_id text NOT NULL,
    month text NOT NULL,
    usd double precision NOT NULL
);

CREATE TABLE public.note_pages (
    upload_id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    doubtful jsonb NOT NULL,
    basis text NOT NULL,
    error_code text,
    reviewed_text text,
    reviewed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.packs (
    id text NOT NULL,
    owner_id text NOT NULL,
    product text NOT NULL,
    titles jsonb NOT NULL,
    language text NOT NULL,
    versions jsonb NOT NULL,
    editions jsonb NOT NULL,
    sample_name text,
    sample_hash text,
    hidden boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.provider_keys (
    owner_id text NOT NULL,
    provider text NOT NULL,
    address text NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.question_vectors (
    question_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    embedding public.vector NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.question_vectors ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.question_vectors_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note_check jsonb
);

CREATE TABLE public.replies (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    run_id text,
    interrupt_id text,
    value jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.replies ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.replies_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.review_questions (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    status text NOT NULL,
    answer text,
    basis text,
    quotes jsonb NOT NULL,
    error_code text,
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
    ended_at timestamp with time zone,
    settings_revision integer
)
WITH (fillfactor='80');

CREATE TABLE public.screenshots (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    source_sha256 text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    device_pixel_ratio double precision NOT NULL,
    size integer NOT NULL,
    bytes bytea NOT NULL,
    words jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_terms (
    source_id text NOT NULL,
    generation integer NOT NULL,
    term text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    chunks integer NOT NULL
);

CREATE TABLE public.source_files (
    source_id text NOT NULL,
    ordinal integer NOT NULL,
    owner_id text NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE public.sources (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    file_name text NOT NULL,
    format text,
    sha256 text NOT NULL,
    size integer NOT NULL,
    status text NOT NULL,
    generation integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer,
    sections integer DEFAULT 0 NOT NULL,
    chunks integer DEFAULT 0 NOT NULL,
    bad_files jsonb DEFAULT '[]'::jsonb NOT NULL,
    error_code text,
    error_details jsonb,
    claimed_by text,
    claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    embedded_by text,
    embedding_error text,
    reader_ends integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.studies (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    topic text NOT NULL,
    named boolean DEFAULT false NOT NULL,
    language text NOT NULL,
    settings jsonb NOT NULL,
    document_status text,
    draft text,
    draft_stage text,
    questions_revision integer,
    artifacts_revision integer,
    artifacts_error text,
    artifacts_claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
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
)
WITH (fillfactor='70');

CREATE TABLE public.uploads (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    source_sha256 text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    size integer NOT NULL,
    file_name text,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.verified_notes (
    id text NOT NULL,
    owner_id text NOT NULL,
    key text NOT NULL,
    concepts jsonb NOT NULL,
    corrections jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note_check jsonb
);

ALTER TABLE ONLY boss.job ATTACH PARTITION boss.job_common DEFAULT;

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261125 FOR VALUES FROM ('2026-11-25 00:00:00+00') TO ('2026-11-26 00:00:00+00');

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261126 FOR VALUES FROM ('2026-11-26 00:00:00+00') TO ('2026-11-27 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO boss.job_common VALUES ('45c375d0-444d-408b-b48f-e7edd80ce1f6', 'runs', 0, '{"runId": "run_69f7f2972624482f8e7a89404978c079", "threadId": "thr_83e8eb6c797446348ed87aabd126b580"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_83e8eb6c797446348ed87aabd126b580', NULL, NULL, NULL, '2026-11-25 22:38:44.405504+00', '2026-11-25 22:38:44.405504+00', '2026-11-25 22:38:44.784315+00', '2026-11-25 22:38:47.947001+00', '2026-12-09 22:38:44.405504+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:38:47.829072+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('12bb013c-8d7e-49db-b1f4-2fc3a7711743', 'runs', 0, '{"runId": "run_99a5e970396e440aaf7f550ee88a8f6d", "threadId": "thr_b7d876d909a14899b1965bc2e0133739"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_b7d876d909a14899b1965bc2e0133739', NULL, NULL, NULL, '2026-11-25 22:38:44.28883+00', '2026-11-25 22:38:44.28883+00', '2026-11-25 22:38:44.401046+00', '2026-11-25 22:38:48.49593+00', '2026-12-09 22:38:44.28883+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:38:47.561377+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('2f32456a-585f-4098-94c9-5a16ae05509f', 'runs', 0, '{"runId": "run_816ea2966bbe4c769568dd1ebe306460", "threadId": "thr_bc03b075e05c4b57aa45d3c8fc0a3ef7"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', NULL, NULL, NULL, '2026-11-25 22:38:44.097338+00', '2026-11-25 22:38:44.097338+00', '2026-11-25 22:38:44.287219+00', '2026-11-25 22:38:49.133023+00', '2026-12-09 22:38:44.097338+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:38:47.34074+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('6f1c017c-8032-42fc-8e92-d5a9244b5d54', 'runs', 0, '{"runId": "run_5535ed0180ad4bed96f06e56b4e9dc78", "threadId": "thr_76d345781726487da383986a3eb44d6e"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_76d345781726487da383986a3eb44d6e', NULL, NULL, NULL, '2026-11-25 22:38:50.287209+00', '2026-11-25 22:38:50.287209+00', '2026-11-25 22:38:50.482639+00', NULL, '2026-12-09 22:38:50.287209+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:39:14.527809+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('af57c88e-9331-4617-8812-cb599079b7c7', 'runs', 0, '{"runId": "run_893560f047ab45a4b2ab93943f01b432", "threadId": "thr_0f427a33f9ce41caa7a15d39738e6af8"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_0f427a33f9ce41caa7a15d39738e6af8', NULL, NULL, NULL, '2026-11-25 22:38:50.485072+00', '2026-11-25 22:38:50.485072+00', '2026-11-25 22:38:50.635458+00', NULL, '2026-12-09 22:38:50.485072+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:39:14.72086+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO boss.job_common VALUES ('73580520-4719-4204-a706-5446ecce6622', 'runs', 0, '{"runId": "run_71ba39a0ba0b41d1b35ff85a31f927bd", "threadId": "thr_ae6ce4bfae9e4fe982761392b93c6c3b"}', 'active', 25, 0, 0, false, NULL, 14400, 86400, 'thr_ae6ce4bfae9e4fe982761392b93c6c3b', NULL, NULL, NULL, '2026-11-25 22:38:50.635396+00', '2026-11-25 22:38:50.635396+00', '2026-11-25 22:38:50.883806+00', NULL, '2026-12-09 22:38:50.635396+00', NULL, NULL, 'key_strict_fifo', '2026-11-25 22:39:14.972942+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO boss.queue VALUES ('runs', 'key_strict_fifo', 25, 0, false, NULL, 14400, 1209600, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 3, 0, 6, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0}', 10, true, NULL, '2026-11-25 22:39:15.601619+00', '2026-11-25 22:39:15.623269+00', '2026-11-25 22:38:46.010341+00', '2026-11-25 22:38:40.740959+00', '2026-11-25 22:38:40.740959+00');

INSERT INTO boss.version VALUES (43, NULL, NULL, '2026-11-25 22:39:15.283252+00', '2026-11-25 22:38:46.217814+00', NULL);

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '93a63781ebdcd6c0cee004e43a69425841d28055f2bfc5ec738192483f60933b', 1795258898402);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '789476057a3427948d60d8c2b991d05ffb0a9aeee0ce2963f8f9624460c3a93c', 1795267480853);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '320646df0f2c12a00f60c6b5fa4ff50c1118d7834e117303f9b38b881b0c3251', 1795276755443);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '43fceb69519e3eabc038ff056aa8adcac36d3fce081382ca17f82b342128aa06', 1795278866835);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '4d2f4f01c784e4b9a49e97a9cbb16664f1a8365a8c54de13117dc6cd0bc95d7e', 1795288153906);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, '788483bb3f75281a63a1fe2f73b8a3c9fdc1405f42543cdc4476523ed64d1060', 1795299461308);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, 'c6948c84cf1c8f95a33eb1db79025141dc41f7418b4385afc79dc1d97a371ce6', 1795312402846);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '5535440528c6daba1d8f8ccbfa7e9faeaffab620f52e7cf17316f8784cac8f73', 1795340253699);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, '7ee75f9f36f4c520a42abc02fc20dd39c7745c861a86f4714fcaa447da6258ff', 1795340490576);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, 'e8cc1c6331a4f9d4c5f84c2b3b093c39f8b1cd175610e63931f87ff937353a6a', 1795342828256);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, '6143e95a6d375f677da640acd83ac759236781dea791ef4753c724fff71992d7', 1795343082453);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, 'd9eae49c445d53a73205a0381458056eab7e3712dd7a08eb9e0ce3ef28903f24', 1795351514985);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, 'e22064d0ae3a1cc9a9f73567b0e3fb0998785f33d549915f03b6eba5831a7bcc', 1795353491196);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, 'f239debd5460711281d10717c91aff9619c40ef6c7c57099048f646abf785f32', 1795355850632);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '2d61df622743cc86d4059f23e7e56f934a95ad6041183d08cb8d1eb74bec801c', 1795365557555);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, 'eeba7108f6ecdf672132266d2eeefb40ad4cdbdb806166595d829a142e1a00b1', 1795377309975);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, 'a9898c95a1d2573a4f3522d18a299a5b95f8647893e3499ad5e413b6ef3e9ab0', 1795389294933);
INSERT INTO drizzle.__drizzle_migrations VALUES (18, 'd1c3e4ad7ef9c773dc1b8255176f0f084acac7dc8b5fb6f0d54c69c5976d0360', 1795478907706);

INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_83e8eb6c797446348ed87aabd126b580', '', '__packed__', '1f1e920f-aa30-6910-8004-0fa276e78cfe', 'bytes', '\x8d92cd6eab301085df65d65e24fcc7bb2efb0c5565197b08288e8dc626698578f72b4342896eaa7487c5cc9c99ef9c11542bad45232ed20ce8818f105a42a9df35f0f829aa142bac0b551eca2c2bd2ac425d9552d67a9f14755eed8081bb5aa4b9c138250d30080359e03b06e406ab81ef19a876b0a777ed817f806a4fa2ce0ebace55a39b5d9925555265873a399445a3b2b2296b0d9f0c9aa53bd0800c7aa456f61e78238d8fef96a48f2b7f7c32f02849b5a8df8eb2b36bc9d55114b483317101e7d1de5f9dd5f835af185c900678cae0ec34020769fd15091810fae18c6f61b9042f1d5e6f8f401dea4599b037df919b51c01306e1bb8f4306abb1e92c6a9818a0d59d3dbe28b2f8155e9408d1131ed18820fde976794dd2aa9607c7afb20ba27124068f247cc05ea8d6752a8e39a2459201453318236e174eecc77e24df393b0740081f240521963dd638241ba793adb0c6802a2cb29d0d68c38c730941ba86205d0dcd57fec5cabfb8f32fb6e0d32df874059f6ef394af46a79b54a4ff8522ddeeac5a54a7fbd9c0b3ed3fc2287341d1903b8b0baae0c80747386bad39cc7f32956fdb9fb28e67fdc9aa6262707743788cd3a3259ded87d99271cec1ead0835dfb89c13333c617662573121e808cbfb34aa768caaf88c6bf91cc26f63c950f039e57e4d334fd03');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', '', '__packed__', '1f1e920f-b5eb-67f0-800e-c2f689c96c6d', 'bytes', '\x8591cd92db200c80df45670e711c361ddea0a75e7aeb741805cb3f1316bcfc6c9a32bc7b07dccd3aee6e7a134842e2fb12a8118d212d5f5147f2201284d111765f3b10259427b56b4fbb23a71d5787133f221e78d7aa2fbdda614bfd1118d88b21571bb455a881814633441c0804900106ca9a40267cbfcee5ca8fd60560e083c340c3150474932315e44b9c7e030334fe428e3a10c14562704113cae98981b3d17420f60c9e27ef2733d458531fbec550d6d7aade846554341df593a10e3203fa3562f4f5a5877552ce8e06d232a03f7b103f7e66f60e8a9c9faca9a8a4f4015d907279ea066ebf62b267707268d428821568505f3dc9bf3c40b46b56ed0654bb46d4aedfd1d69e659ca542351288c33ad7a30a528da4ce20f89a255f57f9601d55a2ef7703192ae3e44b241f964f36ed8d7909df4c3477ebcccebe925c26959ebb7d1c3d97aca39930942c5fb96bf87d29765710cd5366f0c6597a22b3c09ecc1c2bec5425ddd8df896872f9f306737ae4609f196c80a6cf59b799c11a71fa04fd21177b1572fa973bcf0c3ec29dfea7a32cbbc19d1e9828db6e05a447720eb5a16a481f98e139e73f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_b7d876d909a14899b1965bc2e0133739', '', '__packed__', '1f1e920f-ae73-6e00-8006-d174c29dc09c', 'bytes', '\x7d934d8f9b301086ffcb9c7d48e27cc1adaab4520eadd44a3d559565f004acf5dad41f9bae90ff7b6558b2866c72239e1933799e971eea966b8d8abd7215d041d9836f2d72711250a647561dc4f1b017c5aae0ebedb128aa75b1df55f506576b4a0fb40002e6a2d10e03cad45c01818bf4ad09febbf1e9ce33570e09f86035942b02d6042ddcf078e652058be30f87a8a1d4412902c284ca9f83fa118cc7e950230af7cba13de92e7828bd0d488037a8fd37748e37d74ec59dff527b69ae173a54383b301deaafad91f575e86f40973a7ea6fd868da693274451f1fa79d999786923104a40213d7be11ead1c10f0864bfdfedf635afd9f4fddaa867243c0bf756928688167a951402470965aba16c51518d7ee82f6769b5382f7fb0f01c63a8b0d2ae6b97b7e3fab2cd7755b7a53ce375a6e18c9877bb44e1a3dd867cc796e3d63e39ad72c6c32cd9bfc2d9dc58e5b6472544297f2f79378fa219ee6e2e9249ede58a7b7cae9d2379dcba633d374ae99de38a69f39a6b9e0632e862ea4d085149a93d1fc05d94810ca6d5e6950a3e51e333bb3bac5da345a3a647a8438abf20b977eaaece673af122f53699f97dc9bf62d3ae910cac383941c2381290f6cf4924231d84da1e823c933320bcc3a1258c4a1bf9f944d24f00988fe31279abea51c6c7f8f78eabc01d93fa29c266670fb7bd4b7c3dd39ecfeae865d2490d3efef58d947b2f84467ad8bd221c6f81f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-c471-6c20-ffff-e2e2c08d0b49', 'bytes', '\x854f4b0ac23014bccb5b67a3ad6dcd0d5c790091f06c465b0caf251fab48ee2eb588eedc0dccff496dc72270e6c62e21907e124b98e06167ec5ad26b45f131823425b138f7024b5991c339ee53fca3c2bde314e2df346342641f8d9975b1f360bbb3a46768eaca16e5a66e56f5ba2a9bda72d114dba6e202a7b2b41548d13009fcdbe08696dd92387a5ce04ce4700da40fc7acbe6fe1433fc8fbef4ff52a2bfa502600b2f0bd8c699996737e01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-c479-6150-8000-86df9291e564', 'bytes', '\x8590316ec3300c45efc2594b64d77674834e3d4051108cc4d44605da90a8a681a1bb177190b45d9a8dc3e7fbe45bc18f24c2113f2916cee056d0313185e700ee3262df85a67dea875d6fbb76e8033543b31f3a6af8d0b6a16330309f84d3b610674f110c90e413270e175ef4e0ac013d2f0c0e8a043e4ec201aa81c8477d29fa20c55f2395ac0f69884be2778ea8943f32b8d737038744e247a7b323a178ce8c7e166551705262ace64700a73ccdb22940cc4a4911af5d7721f6d7aff65fb8ad066e44cccc72c54eb2940dbb6ef7de5bfe54ee6aaddf');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-c59b-69c0-8001-774148259b9c', 'bytes', '\x8591cd4ec3300c80dfc5e75cd694b6e40d3871e18650e4255e5b2d724a7e18a5eabba37630ca0edbcdb2fcf3f9f304a6436672fa035da6086a82d40542fb64412da1ae2b2bcb87bad9d5455536b545d9c8c7a64249fbb2b41581007f620a6b83f3061d0870c86dc69640013108309e13717a198725153b1f1208882960a2760405b60f64927ecffd1708408e270a64171c67401502d2b935b3a543cf646116e0e8909e73ba53459f1de698ee4ed37a08d492d309e331827a7d13b00fc8a653c92be7fd51e7411b341d81e2ecdc2cfeec5188bde7d59fd63161485a9f375d6c161b51c5763432ba3192fe91044a6e05ca2b7b72eb4dde4094b3805f2e1d89f80cd7f39057b869bdf9c2fa0f7c372f4fb8c29a6e3117f33c7f03');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '__packed__', '1f1e920f-c5ee-69e1-ffff-a082b76da733', 'bytes', '\x854f490ac23014bdcb5f6761076d9b1b780691f0497e6d30fcd60c0e94dc5dda22ba73f7e0cd33e80199c9a93bba4401e40cb74421da9117ec34c852407c4d0412121bea2d93812c80e919ff48940a117d546ad1c5c1139aa301b940b5ebebb2c1aaea3b4d75a1111b2cf6a6ea9aaaa503f62d08181f4c7e35b851a3db12274f17722a62b80690a77316df0be4831d793df1535d64011f4a0522de78cb53daa6e59cdf');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '__packed__', '1f1e920f-c5f3-6800-8000-698fb571bf55', 'bytes', '\x858f496ec3300c45efc2b516b59cd6896ed0331405c14a746c54a0140d1d60e8ee851d346937c98e00c9f7ff5bc04e24c21e3fc857ce601628536272cf0ecc3ae2c3b8d303f5fd78b0bceb2cd140dda3eb0f43bfe7271af7a0207c0aa7edc1074b1e149c2ae732075979de82d10aca77643050c5f1380b3b680a84bfca9d13c498f8c81e0be5f70ce6e555c15b22b19329c1c4c49112e32cb1163052bd6feaeac429cf41362bc45c2815c473d2c551ffa9af6fa07553f0cbc3cc2c67e8b65da1cbd6f592f12fb06badfd00');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-c637-6dc0-8002-7d745c2f3392', 'bytes', '\x8591c14ec3300c86dfc5e75c684a5bf2069cb87043c8f2126fad16a5257118a3eabba376307593c66e9115dbdfff7904db5208ecf1937ce60466046923937b7660e627d695d3e563dd3cd4455536b523dde8a7a622cd9bb274158382fe10382e0dbeb7e44181a7b0cbb46330c00114d83e0807793d0e7329b57d1450902492f0ee08065c17d90a7ee4ee1b145048078eec661c6fc1140ae4d49a83e36d17d8c1a4c0f3565eb2dcf9c55f2de52477a7210e9177ec5128ed1398b777059b48c1b6467ab3252b685bb6fb2566bfc73ca025dbf2dc7bb6c831757d583c2226a12888a78d67abc54a58b15e4181fc3131feca02a3d722f59545bdf6a7d7732ee94c792b463929f803c6c41c4ed45d18f2423d2e52ce212e123d4cf395ae78c7ffc214f3c12ec9c6dbd07a9aa61f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '__packed__', '1f1e920f-c892-6e30-8001-59bb64b00ec6', 'bytes', '\x85924d8f94401086ff4b9dfbb043adce2e37636232074d34f1644ca7060ae86c6f35f687a399f0df0d200c1fbb7a6b8ab78ba29ee70a4543226cf54fb28903e457888d672a4f25e4fd51df55f7d99110abc782ef0f05d1910e6f4a7c3ce203bfa5ea0114b88bb01f2e585790050517131b97e22717fb9e15d9c00a62f202f99d02ef9294613856646cf23c3e0466815c92b50a4a97ceb14af6737291a7a23097e16b607f923645c8a34fac806a96f89143a07a4e5a0af15d118d9b1b06b6bc2ab896e57de34c315ffa9138f4892ffd7cc34453e5037379a6e2699bbc0df62bf6bbb305e49982f8bb65c82149c995112ea153501931a1e1725e0749b8b0df7febd4afe6db77055ab79e6bb63a5278fa5b3b7b92a2c9a3cb859e598faca6296e2f6b16f614593f53646fc8ee239e0b578b09ac65a4d4073a7513827d304e0625b40e917cd47afcbb59906cc13e5b366f3db7e4599b91136e8dc0c906bcd9804b1b70b201772ae0de03dc4a806b0370851fd7ec71071e5f028f4beab8e4891b96b86189af62c3ff30c37f02c34ec144498fdbea510d3bef515d3bb524b7c278e8146c205d5fe797755df707');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '__packed__', '1f1e920f-caeb-6790-ffff-659663ce09a7', 'bytes', '\x8591b16ec3300c44ff85b397d8811b7bebd86f280a8196ce9650811224396910f8df83d82dd04ddb017c3c92c70769cb22f0eaca7e45a6f14111c972dca5d734b60d957b048db48ac1ec0486b686a24d9c51a33238690bf3beb0930a7b0bc9d4fcb40d1935a384e8ef1506629c2c1548f0532a8852b9702a4abdb86213d87c181a5f52317a8df33433069c670c97f6ad3f75433b0d9dee75375143e126487b830f9afde11813167855387f671a3fbff6bb7fbf84945d903da67fa34f5b437f25957124a49493b81eab6ddbf604');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '__packed__', '1f1e920f-cb0d-6a70-8000-4dff9fa74f66', 'bytes', '\x8591316ec3300c45efc2d94becc0adb575ec198a82a0a51fcba8400b929c34087cf7a24e1bb493360d4fef93fc37b25e5411f82c61452673a3e213c4bd3a32df4f16f416c7f12418703c61786e9ffa4337b4e3d0d9de762335b45c1469ff10162b811a8a485ee2ae0b964cdb50b94690a1551d4eb3c2d1d650f449326a548624ebe15e2699b5c25e96e46a3eeb978c9a2821866b8581ba59a70aa4f82c158439264c085c247f64326fef0d8d49d47a5316e350600baf1989672dd04246d710f64d7eba43caf3a2fbe2ccb9482accf7b84797ed9f9ada9abfdd1afa9572c6fd5accb3c67537dff6a91f41ff520fdbb67d01');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-d158-6fb0-8003-c54d85a7e5bf', 'bytes', '\x7d90cb6ee3300c45ffe5aeb5a9e53caa3fe86a36b31b14022b31b11141ca4854dbd4d0bf174efa7083b63b81222f79ce0437508c1cec2385ca0566820c99c9df7998f969376baffbd5667bb3e9d6fd76e3496ff5ed764d9a1ffadeaf190ae929723e0f84e428402150dc57da330c3842c1a5281ce5efe93897ca90b240a14826e1fd09067eccecc4feafe30b14289627ceec6124575608bc933f55e6eb8283e914e49254a3e7dd18d9a329f0f340b5c83cf66b9fb5c7cc7b0e56a81c0accbf7b85874cd10d4692299232c3c41a42539f7a389731c5b3206b8b50166b2f1b3e74750b13dd329222855361fb6601462f0de92b3d7a29462f73424a075b8fd6911b18a65ffeedc8897503bb03cc6a6970f50ddcaa29bc13d9c21c2f58633cd633d674b6f441f905f9a6cde95740d36fb45d53b83a7dfa994a378525ccf40364df5a7b05');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '__packed__', '1f1e920f-d1fe-6ff0-8001-8c19a2baa8fd', 'bytes', '\x8592c16ee32010865f259a3387c654d90db71efb0c5585088c030a1d2c18925691df7d657bc37ab5d5fa06663c3f7cf3ddc17a4384515f4dac5840dd817d46e35e1da869a90d1e2c3e9f7a83477ceef1f8b3fb71d8cb63773a4a7bb0f20402d28d30cf3fc4644d04015c33817a12905325076a2fc0fa4a97575740518d5140bf9cf42616143060f66698f3a305d509e0af01414125877d2074300a187c3665bae51b849dadbc1b4ce65daa0cef020a9a6c3dba97b309d41adf52fe93697d2a481b21811c7ece97e7c426ceab8fe4a63a43e5861904642cf5035f7879235e03de7e6f380774a0dedea7ef43fcda08437281ce1b45849fbc51a2f590f18c51b32997b2e49fb221eb1527653dda8bbe622e21112870c86859d782590762249e7a341596ba79185a173699b55e929b1add6aeadd3aea9bd64a3e84904d08d904908db86cc4e583b85ca3966bd4b2a1966bb7649bb85ce922ffb143fe078f1c053c18e8828b305a071aea0ce23ef36e5cfe82b41fc57774d57d0351378ee32f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '__packed__', '1f1e920f-d42b-6a30-8002-d05df4048908', 'bytes', '\x7dd14d8f9b301006e0ff32671f364cdaec72ab2a55caa1955aa9a7aab2263080b5de31f547d30af1df2ba02440367b33e3b119bf4f074543226cf56fb28903e41dc4c63395c712f261a91faa7d7620c4eaa9e0fdae203ad0ee5d894f077ce4f7543d82027716f6e301eb0ab2a0e06c62e352fce2e270674536b08298bc40fea0c0bb2465189715199b3c4f1f8159209764ad82d2a553ac92fd9a5ce4b928cc65f81ed81fa54d11f2e8132ba09a257ee610a8be745a0af143118dbb5c18d8f2aae05a968f8d33c5e5d0afc461e8f836cc374e34573e3197272a9eb79dd7c1fec4213b5b409e29887f5b861c92945c19e1127a059511131a2e2f71908433fbdb7f1d87687efc54a075ebb966ab2385e7ffb59327299a3cba9cce64a29629e1618a5e5d31d907e364e4d43a44f251eb69b20b6eb670cb9617b79e5bf2accd94316e357196c4ab242e257196c41b46bc35c42d20aef57045876b37bc41c3d7d07029864b0bdc38e0c60197c908bdb09e12847cbfdca959d85364fd4291bd21bbd9f75cb85a4ce0196c7f9772df2b98fdf494e380386a0c885daf96a62be05daf60c3d7dd97cd7a05af0cdebdfd2eec15ac82e8ee253474de3cbc7b2b15ecfbfe1f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-d448-6ef0-8004-69057657b2d5', 'bytes', '\x8590c16edb300c86dfe53feb52cb7132bdc14ebbec360c022b31b611414e256a5d6ae8dd0b275ba76568771344f227bf6f859b28460ef60785c21966854c89c97ff630dbd3ee07affbddfef0b0ef86feb0f7a40ffad36120cd8f7def0786c2f21c395d07c2e2284021501c0b8d0c038e50704b148ef2f572debef2b42481429644c2e305067e4eecc43e95f9050a14f33327f630920a2b043eca9722db75c1c1740a724b2ad1f3718eec5115f8e74425cb36f6619fb5e7c423072b944f19e6db7785c744d14d46163372e4ed2cfb5438cbbcc40c134b0855fd71c529df0a2baccd4249acbdad7b73d7355aba369f22854b66fb4b098c6e75e93b57bab5a4db9cb02c275bced6919b18a66f6b477262ddc4ee04b36b75eedaae2c4b6298e17ff44355f88d6c3373bc71cff15caedcebd5e99b86bf9c3cd46dfd1df1fa918eae2adcb1adef63ebaad0d2aeef58e8eb26f2cabbfeab60576b7d05');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '__packed__', '1f1e920f-d4c0-6900-8002-9fb869e7f38d', 'bytes', '\x8d924d6edb301085af62cc9a8b5a34dc98bb2c7386202068726409a687c27028273074f74052adca680b77c79fe1bcc76fde0d7ce38830dadec58219cc0da46174e12d801997d6e1dee3ee583b3ce0aec6c34bf573bfd587ea78d07eeff51114a42b214f0f62f22e8202294c607e28e0542880d92af04da1f35bc860a8c4a8a09e6f6a17332ae8901bd74dfad183a914c8578760a050c0ba250c3028e81a767974f90eedc617d9748e65938ac087828c8e7d83e1f5e45a5a1a5f13ffd6f44dca484f445a0af8399997242e4eab4b0a639da37c4506058cb95cf055e63f62dfe2f5d746b8c500e6fd633cefe2d71331a4d0d2e94911e1a73c29b1b6633c61b4e2f239cffa4776e41b23c9308eb67ab435a78bedd14be22c89c736be417fb63d726e138dad9644cc47d34caccde258ac9d0d2c09a956c3afd68a0105bdd892916d4b822460f43d177ac9855e72a017f07a01afefe0f59ab85e13d70b71bd8e985e06af57a9d17f8444af3d3f9230bbff24b81b14dc59d98c73beac6da92b13b0db349e85df03cceda0e06fa86e4f5056d39c1eecdefefd133d0cc337');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '__packed__', '1f1e920f-d5a3-69d0-8003-8d7b3436aa5c', 'bytes', '\x7dd14d6fdb300c06e0ffc2b30e4d982cad6fc38002396cc006ec340c0263d3b15055f224aad960f8bf0f8aebd4769adef44149d4fb745036e41c5bfd42367184a203690253b5afa0c8437d576fd63b42ac1f4adeac4aa21dadb6153eecf09e3f517d0f0afcc971381fb0be240b0a4e461a9fe49b977c674d36b20249c14171a720f8e4aa781ed6646c0a3c4c22b383c2256b15543e1da44ef67bf2c2e3a263aee2cfc861efda24504848ac808eece42bc748c74ba5a5289f4b31fe726164cbb305dfb2fbd278535e0efd491c73c58fdcdfb9a371e591b93a50f9b4ac7c6becafe4ec6c09c55a81fc6b190a48aee2da38aea057501b6762c3d5250e72f1c4e1faad7d8ee6d76f055ab7818f6cb5507c7a5d3b04726553882f02bf183e6937440c742223afb35ebdb17288c6bb33acd6512888d6438f17e6f544703d7da20ddc52606d86b471e9ba1d4df1cd14a7a6389ae215285e6be29212e78e3843c4b9205ef1e17b7c38b5db4e557021820b119c26e3e899f59020149be9ce911d0712d6cf241c0cd9c57ee0d21f9d893ccacd76a78ab9bd5bdcdb5ec148ab8788b3ef192afb76bd9a72cfec57bd82856c771b7ddd2b78e74fddc75fc65ec12ca3ee5678b9f22a93eea3c0f289594eddad00377ddfff07');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '__packed__', '1f1e920f-d725-65b0-8003-4aeb74eb3cd2', 'bytes', '\x8d92c16ef3200c805fa5f299c31a92b6e1b6e39e619a1001a7894a2132d06e8af2eebf48d72cd3bfa9bbe10463fbfb3c82ee947368e545d98401c408b12354e6c580c847a970a7b16c5a8535962dd68762bfdbf2ba686aae779a37c0c05f1dd29c60bd561618c4440ec41303f2c919105b06ba4beef462028857d0dd4936656d9a4ab7a67dda97c5a138947553d4fb5dabcb7dbb6f0cbc31686fd991123218903a350410adb221c71da980f37bfd46a7b81914c58d4f31670654a43b34cf47d5bb25e5ea2937e092b5b9211fd0dda3de197c9f5b8e3e2a3b9fcede2008502e5c9180016148677c8eb7c9f0d2e3f53388d4a301f1fa96bf0ff62373b41a44c1207e0cf991e40cb6bd4303130374a677c707971cbec70757a41c088f686554e1146ef51b524e77227a714487a422ca36592b3fa798c79dd89777a4d07b379b9732444551ca5bc1650f8a95e2625dc160441d650a48b277115d04c1eff6f9629f2f26ab05345f40f33b68be26ccd784f94298af17a95a8cf2d53af0ffecf375cfba437dba8f0da25cff23cc652e285bf26779411d3d85e809e75acb02565fcb533d065e4d0cee9465c09c9551f76e4833ea7116b990ffa6613b31f809f2f84042311bfe36e8f83b033e65d8bf8e3efe8d50394dd33f');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '__packed__', '1f1e920f-e1b6-66f0-8005-92242647ca6e', 'bytes', '\x85d1c172db201006e077d9338758c8c2e10d7aca25b74e8759a38de431030a2c711c0defde91dcd4c46d921b2c0b3bffc70c7644efc99917749912e819788c84fd8f1ef4b234aaeb65bb55bb8d6aba76a77a943b79bfeb50d2be6dfb8e404038798aeb05172c3a10e0d00f1907020de441800d9ec9f3e3795a4a690c914140e2884cc31934f4874896cd733ebc8100f4e944917ad01c330938a1e765d7098821fb1ef49d00474ffc9019f4cf5f02e875c49cd6a63b01c64c91067286311dd3a5631fd1db5173d0530c2f642e3312689f9d2be20a41311d825f298c498c918d01dd880aa6a93237f5d3e8d19d13993f7941cbda42de40c89a40d6efb8108e264fc6a21d09745b9f3da1656347b247d0dbda6a5b77250e9156b16b6d204fcb38f39c29f125a4fa4baaaeceaad2551f70d51790aa0878d73389c85f080f7eca2be15c442dfa81775396243778f357b24d1170c3347f2e288b801a6efe04b42dcb9fac74f3bf9adb22e07f88f337c85d29e537');
INSERT INTO langgraph.checkpoint_blobs VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '__packed__', '1f1e920f-d917-6670-8004-fd5f1aab7d4b', 'bytes', '\x7d924b6fdb300c80ff0bcf3a34511ead6fc38002396cc006ec340c0263d3b15055f224aa5e61f8bf0fb2ebc47692de643e24fafbd8425ea1b564d41b9a4801b216b8f284c5a1802c1dd543b959ef51caf229a7cd2a47dce36a5bc8a7bd7ca41d968f20c035967cdf605c8e0604349a2b17f9bbe37467892690008ede42f620c0bb688bd01f4bd4267a1a3e029185cc466304142e1eb98ce647744c63d01215e157207fb07564c8d847128027b2fc8d42c0d3b9d260e02f396b77be3090a159c0d564bf564ee7e7a6bf9142aaf899e6eb271a23cf44c511f39765e565b07f9cd8991cb2b5007eaf093288b6a0525b2aa013506aab4345c51907dad090bf7eeb90d0fcfe2340a9dad3898c620c2f1fb1a3479b5719bb2cbc5bae28e8905ef2f4a6a951b6e7dd898b55f2413bdb7b552a307a566a18f16c793d11b89ebe507baad193d2036cb9d4ba1b95ca8b5239552a47a5f2caa7bc96299726e55ca39c39947381f2ca9ebc654f4ed5eda652e442885c08915332165f490d0421db4c3327b2e49149bd2293d76816794fb93b591de8c3d53c8b0d6a1e33db79df44709afcf622ec3a01a37335b04fe27b83497cdb89e91ecc9662d50958286fef6fc3ba1370e367dbcf59c84ec00c5e7b8f6aaabc82d57e463275cc00b6f7c86efabba740dbbba8b75dd7fd07');

INSERT INTO langgraph.checkpoint_migrations VALUES (0);
INSERT INTO langgraph.checkpoint_migrations VALUES (1);
INSERT INTO langgraph.checkpoint_migrations VALUES (2);
INSERT INTO langgraph.checkpoint_migrations VALUES (3);
INSERT INTO langgraph.checkpoint_migrations VALUES (4);

INSERT INTO langgraph.checkpoint_writes VALUES ('thr_83e8eb6c797446348ed87aabd126b580', '', '1f1e920f-aa30-6910-8004-0fa276e78cfe', '5b149786-4bfe-541c-a258-86787490e882', -3, '__interrupt__', 'bytes', '\x4d8ec16ac33000437fc5e86c4692366de6cb6eeb0fec1682711aa536cbec603b63a5e4df4742073b09213da1b685d6ce67c6b8cc596bc807dc0085d338f675d994af15cba6a84d7138574716a7aaa9cea5a98f90f836d342a8073e9ddf90dbe206ea9439274864fe64287c58460a13290e628f5ec425886c63586e5664cb2f113c457fdfe40d12571bdc9509aa7d3ed928dddff761484ca6e704854bd8f736724fd6bfe743f0fcd77b77de258bb59308333dd468a64489c894d3d3ad6bd7fd02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_b7d876d909a14899b1965bc2e0133739', '', '1f1e920f-ae73-6e00-8006-d174c29dc09c', '1c84e7de-ac1b-5bbf-afa8-841233b5856c', -3, '__interrupt__', 'bytes', '\x15cd410a83301005d0abc85f67215aad66d36374211262666c42254a9c488b78f7d27781370c302644e194f226c6409d08040daadada56fde4ec7cbb37733d778eb8b73c355c52db955038ec9219fa84f36b70bc430fa382f047a0f1f4568addaf79a162e2c2791b5f4c0f28bc43fc07bb64fa1aa6205058378ed092325fd738fe00');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c471-6c20-ffff-e2e2c08d0b49', '0920b572-673e-50bb-8351-fd57d5f7226f', 0, '__packed__', 'bytes', '\x1dcb410a80201040d1bbccda4d696adda03388c4e40cb418463023ba7dd4eef3e0a704fd688cb412982fb7e0c9ba29c4218cdec54068a39da347cbbb73e419b249506fe5f62f520bca6f7b432dc7d2eb828af29cbc95aa9db583d14b24e717');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c479-6150-8000-86df9291e564', 'e0ebd5e9-46f3-5f81-b8d1-5dbfce079e51', 0, '__packed__', 'bytes', '\x1dc9310e80200c00c0bf74e605bcc38d10526b03c6a6552c03bedee87a9712086a1d581902b0420e09c8d4597d99e78777b3eebfdfded1b94e08b0ed9dc9cb35f6e7afb5a3528b6e51cc8e32ce42488d21e810c9f905');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c5ee-69e1-ffff-a082b76da733', '3701b86d-03f3-532a-bc16-6ed8141d249f', 0, '__packed__', 'bytes', '\x1dcb410ac3201046e1bbccda458d694c72839e4124fcd19104446530f4faa5ee1e1f3ce7a85fc2889f48ea9fc72bcd938531690b3ceb0058e877349b352b2f482b79e5a87e0bcb58720dc8c34e4109d7deebde841b848fbbb4a7932a4fcedeff00');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c59b-69c0-8001-774148259b9c', '2255f6b5-3048-5c0a-8d86-727b2b9cf73b', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4b4c2e894fce484dce56d251cac9cfcf8e2f2d884f4e4cce48558a8d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c5f3-6800-8000-698fb571bf55', '22d886b1-25c7-521e-85e4-4bb7b548be14', 0, '__packed__', 'bytes', '\x6d914b6bc3301084ff8bce3ef49c5b29147268a0859e8c316b6b6c8b2aab641fe4ef17e5814d9bdbcea7d9d965d5b6e1926c296e8762d0d04c94155dd30673e1d0bcd4528a73d4bb982865173ca4021c1af69cab8ac5079b3c7f7a31ac9881a8df0ad9f3c92d34267e9d4133d83ea04af3c69d49ed75b45436c18a8c3fa89cc06f4b49e3a6f5ecd0eafaaa1bdf377cb077200e34fefc77af644a9c7441dcdc81582f906781fb7a93b6ab6810e271d959d9311dd1db22a0b8c6aecf33184286fe480649949f9904639939297abe7dcad5d2fd02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c892-6e30-8001-59bb64b00ec6', '376120d8-46f1-521b-b88b-2d85f2a796cb', 0, '__packed__', 'bytes', '\x8b8e568a8fcfcb8f2f2fca2c492d8e8f57d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-caeb-6790-ffff-659663ce09a7', 'b5daa5d5-ddcb-5608-a611-653b6654cfb7', 0, '__packed__', 'bytes', '\x1dcb410ac3201046e1bbccda4d63b03537e81944641cff90828c6027f4faa1d93d3e7829911d13dcde8ddc3f0b2308d6ba3322d61df1b53cc3c3c7a5462f417ca5ec128d9f62de4b1fc2fdb63a59e5d86c6c0d06b1727e31cb470d6ae4f4ec3de70b');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c892-6e30-8001-59bb64b00ec6', 'aee9ec0f-893b-5493-8a05-476ddd21190c', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c637-6dc0-8002-7d745c2f3392', 'b3c9bbb8-f06d-58ee-b2c9-daeb5f108662', 0, '__packed__', 'bytes', '\x8b8e564acc2b2e4f2d4a4d51d229292a4d8dd589564a2a4acc4bceb02ac9b72a2ec92f4a55d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-cb0d-6a70-8000-4dff9fa74f66', '7e395772-c55b-560c-b120-9ae908938d30', 0, '__packed__', 'bytes', '\x4d8eb10ec2300c447fa5f29c01563646bea1425548ae24a27590ed503e1fa514d4ed3deb7cbabe27abc2e40e57d79394ca91dcb1f1f8e5d14f8ae69923de5bce8af969e3b9449023cfba40686d81d61967fb95e295b1fcd5242392ebaf4d42aafcb84425c7759ada6529b2d76712af506a03ba50ad7b7ab1ae54a3f55fe12524c4f3dd67de8dbd89e7904e564e21213c8617447361721461083654850c990ddc9a3e');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c892-6e30-8001-59bb64b00ec6', '53d27b86-d080-5bea-801f-5251944486cd', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a2c4fcc2c89cfcb2f492d56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-d158-6fb0-8003-c54d85a7e5bf', 'ffd4ffd8-9d04-5761-9887-af46aba154ca', 0, '__packed__', 'bytes', '\x8b8e564a2a4acc4bceb02ac9b74a4fcd4b2d4a2c498d2f2c4d2d2ec9cccf2b56d2c92bcdc9898d0500');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-d1fe-6ff0-8001-8c19a2baa8fd', '1078968b-a53f-5e11-bc04-f5e4b420b5af', 0, '__packed__', 'bytes', '\x05c1d109c0200c05c05df2dd095c4524d4f0442935f00c99dfbb5aa5f3dd364b7821820b091df45f1316ce134ec82336619f2678966f69ed02');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-d42b-6a30-8002-d05df4048908', 'cbeed3d6-7801-5ba3-9b65-1d3b542dfd83', 0, '__packed__', 'bytes', '\x8b8e562a2c4d2d2ec9cccf53d2c92bcdc989d589562acf2cc9c82f2df1cb2f492d56d2494bcc294e0509271525e625675895e45b15a59665a696c7e741142825962766964079b1b100');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-d4c0-6900-8002-9fb869e7f38d', 'f6c3f19a-ef8f-5c9d-a874-c4c96d6daa84', 0, '__packed__', 'bytes', '\x2d8c4b0a03211005efd26b17414c1ce706398388f8e98e30d20e7ec8f54326d9bd2aa8672d505b9c41ccbed0090b27f612ce0182421d9749a50d6410bc6afdf1e2e399075cfbf051991cef8932ddb4929bdc9489d2e80725a549c70cee5bc51e38957db6fd858c3d4cf4b46af581c71bfbffdd7d00');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-d5a3-69d0-8003-8d7b3436aa5c', '45688ffe-eb1f-5509-85b8-40ea19ba60c1', 0, '__packed__', 'bytes', '\x1dcad10980300c05c05df29d091cc2054a912a4f1a280936a9c5ed457f8f4b89ae010f3125d6d15ae64453a2da88d5024e7c96e6f878ef458fba842dfe6854b83888a9e316cc4dff9df30b');
INSERT INTO langgraph.checkpoint_writes VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-d448-6ef0-8004-69057657b2d5', 'f35cf5f1-ecfd-5bf9-9851-dbe20be7b84e', 0, '__packed__', 'bytes', '\x1dca310e80200c40d1bb74eee0e4c0253c40434c951a06524ca1e2f10d8e2fff138155d704b8442418ac5d12e03a51e4ea9b77408a93f266f6f6e7ff3d8cf5cca1d7705b7d64676d43ac01aa9712e307');

INSERT INTO langgraph.checkpoints VALUES ('thr_83e8eb6c797446348ed87aabd126b580', '', '1f1e920f-aa30-6910-8004-0fa276e78cfe', '1f1e920f-9c8d-65b0-8003-6a54536ceaa8', NULL, '{"v": 4, "id": "1f1e920f-aa30-6910-8004-0fa276e78cfe", "ts": "2026-11-25T22:38:47.841Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-aa30-6910-8004-0fa276e78cfe"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', '', '1f1e920f-b5eb-67f0-800e-c2f689c96c6d', '1f1e920f-b598-67d0-800d-946e780fad92', NULL, '{"v": 4, "id": "1f1e920f-b5eb-67f0-800e-c2f689c96c6d", "ts": "2026-11-25T22:38:49.071Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-b5eb-67f0-800e-c2f689c96c6d"}}', '{"step": 14, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_b7d876d909a14899b1965bc2e0133739', '', '1f1e920f-ae73-6e00-8006-d174c29dc09c', '1f1e920f-adc8-6fa0-8005-1189896e4b8f', NULL, '{"v": 4, "id": "1f1e920f-ae73-6e00-8006-d174c29dc09c", "ts": "2026-11-25T22:38:48.288Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-ae73-6e00-8006-d174c29dc09c"}}', '{"step": 6, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c471-6c20-ffff-e2e2c08d0b49', NULL, NULL, '{"v": 4, "id": "1f1e920f-c471-6c20-ffff-e2e2c08d0b49", "ts": "2026-11-25T22:38:50.594Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c471-6c20-ffff-e2e2c08d0b49"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c479-6150-8000-86df9291e564', '1f1e920f-c471-6c20-ffff-e2e2c08d0b49', NULL, '{"v": 4, "id": "1f1e920f-c479-6150-8000-86df9291e564", "ts": "2026-11-25T22:38:50.597Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c479-6150-8000-86df9291e564"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c59b-69c0-8001-774148259b9c', '1f1e920f-c479-6150-8000-86df9291e564', NULL, '{"v": 4, "id": "1f1e920f-c59b-69c0-8001-774148259b9c", "ts": "2026-11-25T22:38:50.716Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c59b-69c0-8001-774148259b9c"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c5ee-69e1-ffff-a082b76da733', NULL, NULL, '{"v": 4, "id": "1f1e920f-c5ee-69e1-ffff-a082b76da733", "ts": "2026-11-25T22:38:50.750Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c5ee-69e1-ffff-a082b76da733"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c5f3-6800-8000-698fb571bf55', '1f1e920f-c5ee-69e1-ffff-a082b76da733', NULL, '{"v": 4, "id": "1f1e920f-c5f3-6800-8000-698fb571bf55", "ts": "2026-11-25T22:38:50.752Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c5f3-6800-8000-698fb571bf55"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-c637-6dc0-8002-7d745c2f3392', '1f1e920f-c59b-69c0-8001-774148259b9c', NULL, '{"v": 4, "id": "1f1e920f-c637-6dc0-8002-7d745c2f3392", "ts": "2026-11-25T22:38:50.780Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c637-6dc0-8002-7d745c2f3392"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-c892-6e30-8001-59bb64b00ec6', '1f1e920f-c5f3-6800-8000-698fb571bf55', NULL, '{"v": 4, "id": "1f1e920f-c892-6e30-8001-59bb64b00ec6", "ts": "2026-11-25T22:38:51.027Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-c892-6e30-8001-59bb64b00ec6"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-caeb-6790-ffff-659663ce09a7', NULL, NULL, '{"v": 4, "id": "1f1e920f-caeb-6790-ffff-659663ce09a7", "ts": "2026-11-25T22:38:51.273Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-caeb-6790-ffff-659663ce09a7"}}', '{"step": -1, "source": "input", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-cb0d-6a70-8000-4dff9fa74f66', '1f1e920f-caeb-6790-ffff-659663ce09a7', NULL, '{"v": 4, "id": "1f1e920f-cb0d-6a70-8000-4dff9fa74f66", "ts": "2026-11-25T22:38:51.288Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-cb0d-6a70-8000-4dff9fa74f66"}}', '{"step": 0, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-d158-6fb0-8003-c54d85a7e5bf', '1f1e920f-c637-6dc0-8002-7d745c2f3392', NULL, '{"v": 4, "id": "1f1e920f-d158-6fb0-8003-c54d85a7e5bf", "ts": "2026-11-25T22:38:51.947Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d158-6fb0-8003-c54d85a7e5bf"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-d1fe-6ff0-8001-8c19a2baa8fd', '1f1e920f-cb0d-6a70-8000-4dff9fa74f66', NULL, '{"v": 4, "id": "1f1e920f-d1fe-6ff0-8001-8c19a2baa8fd", "ts": "2026-11-25T22:38:52.015Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d1fe-6ff0-8001-8c19a2baa8fd"}}', '{"step": 1, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-d42b-6a30-8002-d05df4048908', '1f1e920f-c892-6e30-8001-59bb64b00ec6', NULL, '{"v": 4, "id": "1f1e920f-d42b-6a30-8002-d05df4048908", "ts": "2026-11-25T22:38:52.243Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d42b-6a30-8002-d05df4048908"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-d448-6ef0-8004-69057657b2d5', '1f1e920f-d158-6fb0-8003-c54d85a7e5bf', NULL, '{"v": 4, "id": "1f1e920f-d448-6ef0-8004-69057657b2d5", "ts": "2026-11-25T22:38:52.255Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d448-6ef0-8004-69057657b2d5"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-d4c0-6900-8002-9fb869e7f38d', '1f1e920f-d1fe-6ff0-8001-8c19a2baa8fd', NULL, '{"v": 4, "id": "1f1e920f-d4c0-6900-8002-9fb869e7f38d", "ts": "2026-11-25T22:38:52.304Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d4c0-6900-8002-9fb869e7f38d"}}', '{"step": 2, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-d5a3-69d0-8003-8d7b3436aa5c', '1f1e920f-d42b-6a30-8002-d05df4048908', NULL, '{"v": 4, "id": "1f1e920f-d5a3-69d0-8003-8d7b3436aa5c", "ts": "2026-11-25T22:38:52.397Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d5a3-69d0-8003-8d7b3436aa5c"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', '', '1f1e920f-d725-65b0-8003-4aeb74eb3cd2', '1f1e920f-d4c0-6900-8002-9fb869e7f38d', NULL, '{"v": 4, "id": "1f1e920f-d725-65b0-8003-4aeb74eb3cd2", "ts": "2026-11-25T22:38:52.556Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d725-65b0-8003-4aeb74eb3cd2"}}', '{"step": 3, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', '', '1f1e920f-d917-6670-8004-fd5f1aab7d4b', '1f1e920f-d5a3-69d0-8003-8d7b3436aa5c', NULL, '{"v": 4, "id": "1f1e920f-d917-6670-8004-fd5f1aab7d4b", "ts": "2026-11-25T22:38:52.759Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-d917-6670-8004-fd5f1aab7d4b"}}', '{"step": 4, "source": "loop", "parents": {}}');
INSERT INTO langgraph.checkpoints VALUES ('thr_76d345781726487da383986a3eb44d6e', '', '1f1e920f-e1b6-66f0-8005-92242647ca6e', '1f1e920f-d448-6ef0-8004-69057657b2d5', NULL, '{"v": 4, "id": "1f1e920f-e1b6-66f0-8005-92242647ca6e", "ts": "2026-11-25T22:38:53.663Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e920f-e1b6-66f0-8005-92242647ca6e"}}', '{"step": 5, "source": "loop", "parents": {}}');

INSERT INTO public.attempts VALUES ('qst_41088a4c324d89b04a70ef0777eef8b8', 1, 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 'local', 'cell', true, 1, NULL, '2026-11-25 22:38:49.450306+00');

INSERT INTO public.checked_sentences VALUES ('local', 'cbc0fb23cba9b79a255400aad45e58c9ca30aa514232680d50887eed17bb45f3', '{"doubt": null, "faults": []}', '2026-11-25 22:38:51.627369+00');
INSERT INTO public.checked_sentences VALUES ('local', 'ed20cb1de733c37b02025e90c847ec777433b35909fabbccbc4b194413e562af', '{"doubt": null, "faults": []}', '2026-11-25 22:38:51.627369+00');
INSERT INTO public.checked_sentences VALUES ('local', 'bf6e03c01bc01d6253e4c511e7154e5bd9c7c7cd762ab2f2648e18a90ffe5f66', '{"doubt": null, "faults": []}', '2026-11-25 22:38:51.627369+00');
INSERT INTO public.checked_sentences VALUES ('local', 'f75510a6b79e9169bac5033cd3148b882793f88de25b78ed65481ac0aed4cb4a', '{"doubt": null, "faults": []}', '2026-11-25 22:38:51.627369+00');

INSERT INTO public.chunk_words VALUES ('chk_b49db5cfdf074282849b2976fc47f7bd', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'src_ed5de4e2741f4246ae86134aa15336a0', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''choos'' ''cut'' ''drag'' ''edit'' ''hear'' ''it'' ''manu'' ''out'' ''over'' ''part'' ''play'' ''pres'' ''sound'' ''the'' ''to''', '{47174690:0.6061,64428989:0.7524,99044437:0.3333,114487014:0.6061,243601975:0.7524,246903721:0.6061,264572059:0.5696,499801054:0.6061,515348945:0.7707,523118027:0.8294,562164614:0.7254,606463001:0.5245,752956679:0.6458,819127019:0.6061,827763493:0.6061,889063876:0.6061,898384442:0.7524,938267591:0.6061,978620845:0.7524}/1000000000');
INSERT INTO public.chunk_words VALUES ('chk_aa9291629e864127bbb0e8c5db219ecc', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'src_ed5de4e2741f4246ae86134aa15336a0', 1, 'manual', NULL, NULL, '{}', '''choos'' ''edit'' ''file'' ''manu'' ''save'' ''sound''', '{64428989:0.4937,99044437:0.3704,114487014:0.7118,243601975:0.4937,523118027:0.4937,562164614:0.5245,572083947:0.7118,606463001:0.5245,613920838:0.8362,898384442:0.4937,978620845:0.4937}/1000000000');

INSERT INTO public.chunks VALUES ('chk_b49db5cfdf074282849b2976fc47f7bd', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'src_ed5de4e2741f4246ae86134aa15336a0', 1, 0, 'manual', 'Cut a part out', '["Sound editor"]', 'manual.md#cut-a-part-out', '[]', '[]', NULL, '1. Drag over the part.
2. Choose Edit > Cut.
3. Press Play to hear it.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-25 22:38:43.699343+00', 'chk_b49db5cfdf074282849b2976fc47f7bd');
INSERT INTO public.chunks VALUES ('chk_aa9291629e864127bbb0e8c5db219ecc', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'src_ed5de4e2741f4246ae86134aa15336a0', 1, 1, 'manual', 'Save', '["Sound editor"]', 'manual.md#save', '[]', '[]', NULL, 'Choose File > Save.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-25 22:38:43.699343+00', 'chk_aa9291629e864127bbb0e8c5db219ecc');

INSERT INTO public.documents VALUES ('doc_ba2bf4c28e4d47588713f039168f71c8', 'local', 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 'note', '# Cells

**Cell** is the smallest living unit of an organism.

**Nucleus** is the organelle that holds the DNA of a cell.

**Mitochondrion** is the organelle that makes most of the energy of a cell.

**Ribosome** is the place where proteins are put together.
', 'a668143752f2e0e0562e1ed49a34d43809310aa2266bf0b8066a975da21dd71e', NULL, 0, '2026-11-25 22:38:44.097338+00', '2026-11-25 22:38:44.097338+00', 0);
INSERT INTO public.documents VALUES ('doc_ac953d40fc5e476cb013bb1da5015949', 'local', 'thr_b7d876d909a14899b1965bc2e0133739', 'note', '# Cells

**Cell** is the smallest living unit of an organism.

**Nucleus** is the organelle that holds the DNA of a cell.

**Mitochondrion** is the organelle that makes most of the energy of a cell.

**Ribosome** is the place where proteins are put together.
', 'a668143752f2e0e0562e1ed49a34d43809310aa2266bf0b8066a975da21dd71e', NULL, 0, '2026-11-25 22:38:44.28883+00', '2026-11-25 22:38:44.28883+00', 0);
INSERT INTO public.documents VALUES ('doc_0c047f64d7c94556bf7a133a401293a4', 'local', 'thr_b7d876d909a14899b1965bc2e0133739', 'generated', '# Cells

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## Key terms

- **Nucleus**: the organelle that holds the DNA of a cell [[5]](#note-L5)
- **Mitochondrion**: the organelle that makes most of the energy of a cell [[7]](#note-L7)
- **Ribosome**: the place where proteins are put together [[9]](#note-L9)

## From the notes

**Cell** is the smallest living unit of an organism. [[3]](#note-L3)

**Nucleus** is the organelle that holds the DNA of a cell. [[5]](#note-L5)

**Mitochondrion** is the organelle that makes most of the energy of a cell. [[7]](#note-L7)

**Ribosome** is the place where proteins are put together. [[9]](#note-L9)
', 'aeb66cd698ad5164ba4c680c86193c169a22f08545d5e98dbeaebe22fd55ce59', NULL, 0, '2026-11-25 22:38:46.194078+00', '2026-11-25 22:38:46.194078+00', 0);
INSERT INTO public.documents VALUES ('doc_afe792cf33344fedab2ba60f34410d26', 'local', 'thr_b7d876d909a14899b1965bc2e0133739', 'synthesised', '# Cells

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## Key terms

- **Nucleus**: the organelle that holds the DNA of a cell [[5]](#note-L5)
- **Mitochondrion**: the organelle that makes most of the energy of a cell [[7]](#note-L7)
- **Ribosome**: the place where proteins are put together [[9]](#note-L9)

## From the notes

**Cell** is the smallest living unit of an organism. [[3]](#note-L3)

**Nucleus** is the organelle that holds the DNA of a cell. [[5]](#note-L5)

**Mitochondrion** is the organelle that makes most of the energy of a cell. [[7]](#note-L7)

**Ribosome** is the place where proteins are put together. [[9]](#note-L9)
', 'aeb66cd698ad5164ba4c680c86193c169a22f08545d5e98dbeaebe22fd55ce59', NULL, 1, '2026-11-25 22:38:48.139833+00', '2026-11-25 22:38:49.610461+00', 0);
INSERT INTO public.documents VALUES ('doc_ec10a809004f46d1b24eb08cd4ab39fb', 'local', 'thr_76d345781726487da383986a3eb44d6e', 'note', '# Cells

**Cell** is the smallest living unit of an organism.

**Nucleus** is the organelle that holds the DNA of a cell.

**Mitochondrion** is the organelle that makes most of the energy of a cell.

**Ribosome** is the place where proteins are put together.
', 'a668143752f2e0e0562e1ed49a34d43809310aa2266bf0b8066a975da21dd71e', NULL, 0, '2026-11-25 22:38:50.287209+00', '2026-11-25 22:38:50.287209+00', 0);
INSERT INTO public.documents VALUES ('doc_ee08ef68877e473eb1e8819022199479', 'local', 'thr_0f427a33f9ce41caa7a15d39738e6af8', 'note', '# Cells

**Cell** is the smallest living unit of an organism.

**Nucleus** is the organelle that holds the DNA of a cell.

**Mitochondrion** is the organelle that makes most of the energy of a cell.

**Ribosome** is the place where proteins are put together.
', 'a668143752f2e0e0562e1ed49a34d43809310aa2266bf0b8066a975da21dd71e', NULL, 0, '2026-11-25 22:38:50.485072+00', '2026-11-25 22:38:50.485072+00', 0);
INSERT INTO public.documents VALUES ('doc_1ac6236cc6564cf4855d3541a797acff', 'local', 'thr_0f427a33f9ce41caa7a15d39738e6af8', 'generated', '# Cells

**Cells** is the part of the subject that this text explains from its definitions to its use.

## Definitions

**State** is everything that must be known about Cells to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.

## Theory

The theory of Cells rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.

## Derivation

Let $x_0$ be the first state and $q$ the share that is kept in each step. After one step

$$
x_1 = q x_0,
$$

after two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps

$$
x_n = q^n x_0.
$$

## Examples

For $x_0 = 80$ and $q = \tfrac12$ the first steps are:

| step | state |
| --- | --- |
| 0 | 80 |
| 1 | 40 |
| 2 | 20 |

The same in code:

```python
state = 80
for step in range(3):
    print(step, state)
    state /= 2
```

## In practice

Whoever works with Cells first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.
', 'f3d3d1184b8683d5c7e9c1d88e62e34d102633d3a8811a1e416dbfddde1261b6', NULL, 0, '2026-11-25 22:38:52.044102+00', '2026-11-25 22:38:52.044102+00', 0);

INSERT INTO public.edits VALUES ('edt_d3843d2447ccb95334dd0797194d46bd', 'local', 'thr_b7d876d909a14899b1965bc2e0133739', 'doc_afe792cf33344fedab2ba60f34410d26', 1, 'pat_23c79a2e37b44578bcd078ff96e55ab3#0', 'edit', 'client', '[{"start": 466, "removed": "living unit", "inserted": "unit that lives"}]', NULL, NULL, NULL, '', 'smallest living unit', 'smallest unit that lives', '2026-11-25 22:38:49.610461+00');

INSERT INTO public.guide_steps VALUES ('thr_83e8eb6c797446348ed87aabd126b580', 'local', 1, 0, 'Drag over the part.', 'chk_b49db5cfdf074282849b2976fc47f7bd', false, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_83e8eb6c797446348ed87aabd126b580', 'local', 1, 1, 'Choose Edit > Cut.', 'chk_b49db5cfdf074282849b2976fc47f7bd', true, NULL, 'open', NULL, false, NULL, NULL);
INSERT INTO public.guide_steps VALUES ('thr_83e8eb6c797446348ed87aabd126b580', 'local', 1, 2, 'Press Play to hear it.', 'chk_b49db5cfdf074282849b2976fc47f7bd', true, NULL, 'open', NULL, false, NULL, NULL);

INSERT INTO public.guides VALUES ('thr_83e8eb6c797446348ed87aabd126b580', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'How do I cut a part out?', '2', NULL, 'en', 'product', true, NULL, NULL, '**Cut a part out**

1. Drag over the part.
2. Choose Edit > Cut.
3. Press Play to hear it.

From the manual: [Cut a part out](#chunk-chk_b49db5cfdf074282849b2976fc47f7bd)', true, 'rules', '["chk_b49db5cfdf074282849b2976fc47f7bd"]', 1, 'answer', NULL, '2026-11-25 22:38:44.405504+00');
INSERT INTO public.guides VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'How do I cut a part out?', '2', NULL, 'en', 'product', true, NULL, NULL, NULL, NULL, NULL, '[]', 0, 'answer', NULL, '2026-11-25 22:38:50.635396+00');

INSERT INTO public.libraries VALUES ('local', 5);

INSERT INTO public.model_calls VALUES ('call_3cd707a6abcf4cf9866073c57d82cbbc', 'local', 'thr_76d345781726487da383986a3eb44d6e', '4abfa127eb11c5ad7e14e8acd4b73d65d4a66e06f2b4faea19541b24f758a4e0', 'check-facts', 6, 'compatible:good', 'done', 1, 634, 4, NULL, 354, '{"output": {"faults": []}, "salvaged": false}', NULL, '2026-11-25 22:38:51.520483+00');
INSERT INTO public.model_calls VALUES ('call_784197305cc14ca6b4399711c02e7128', 'local', 'thr_ae6ce4bfae9e4fe982761392b93c6c3b', 'd56783bc48247727e5d0f1927bd1f53075f9ba45c24005e3c9943ef290b658e5', 'detect-intent', 2, 'compatible:good', 'done', 1, 554, 13, NULL, 63, '{"output": {"intent": "product", "queries": ["i cut part out"]}, "salvaged": false}', NULL, '2026-11-25 22:38:51.747893+00');
INSERT INTO public.model_calls VALUES ('call_0dabf5ec121249ab81f977a6afcfd75c', 'local', 'thr_0f427a33f9ce41caa7a15d39738e6af8', 'dac45d9c0c9e57545d83b163ad5d6d86a093510650f5ca35cd8e0ff9243dc4aa', 'write-material', 2, 'compatible:good', 'done', 1, 700, 294, NULL, 137, '{"output": {"markdown": "# Cells\n\n**Cells** is the part of the subject that this text explains from its definitions to its use.\n\n## Definitions\n\n**State** is everything that must be known about Cells to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is 10.\n\n## Theory\n\nThe theory of Cells rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.\n\n## Derivation\n\nLet $x_0$ be the first state and $q$ the share that is kept in each step. After one step\n\n$$\nx_1 = q x_0,\n$$\n\nafter two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps\n\n$$\nx_n = q^n x_0.\n$$\n\n## Examples\n\nFor $x_0 = 80$ and $q = \\tfrac12$ the first steps are:\n\n| step | state |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nThe same in code:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```\n\n## In practice\n\nWhoever works with Cells first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.\n"}, "salvaged": false}', NULL, '2026-11-25 22:38:51.915467+00');
INSERT INTO public.model_calls VALUES ('call_45c4e2785cd149aeb102413ba7b46a66', 'local', 'thr_76d345781726487da383986a3eb44d6e', '30d4b00f1acd168f9f29ec1654f14c2dc6c35d85dd540dd8959c54600fbc5ada', 'write-questions', 5, 'compatible:good', 'done', 1, 951, 339, NULL, 408, '{"output": {"questions": [{"slot": 0, "stem": "Which word is missing? “**Cell** is the ____ living unit of”", "wrong": ["smallest", "Nucleus", "holds"], "answer": "organelle", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 1, "stem": "Which word is missing? “unit of an ____.”", "wrong": ["organelle", "Nucleus", "holds"], "answer": "organism", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 2, "stem": "**Cell** is the organelle living unit of an organism.", "wrong": [], "answer": "false", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 3, "stem": "Fill in: “**Cell** is the ____ living unit of”", "wrong": [], "answer": "smallest", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 4, "stem": "Which word is missing? “is the smallest ____ unit of an”", "wrong": ["organelle", "Nucleus", "holds"], "answer": "living", "accepted": [], "evidence": [1], "difficulty": null, "explanation": "**Cell** is the smallest living unit of an organism."}, {"slot": 5, "stem": "Which word is missing? “**Nucleus** is the ____ that holds the”", "wrong": ["smallest", "organism", "living"], "answer": "organelle", "accepted": [], "evidence": [2], "difficulty": null, "explanation": "**Nucleus** is the organelle that holds the DNA of a cell."}]}, "salvaged": false}', NULL, '2026-11-25 22:38:53.500256+00');

INSERT INTO public.packs VALUES ('pck_a98d6316dad14389a135b9996d3c16bd', 'local', 'Sound editor', '{}', 'en', '["1", "2"]', '[]', NULL, NULL, false, 4, '2026-11-25 22:38:40.826146+00', '2026-11-25 22:38:43.937803+00');

INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_41088a4c324d89b04a70ef0777eef8b8', 'hash-words-v1', 'local', '[0,0,0,0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.10587543,-0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,-0.07058364,0,0,0,-0.21563655,0,0,-0.057631314,0,-0.21563655,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12944448,-0.21563655,0,0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12944448,0,0,0,0,0,0,0,0,0,0,-0.05886084,0,0,0,0,0,0,0,0,0,0,0,0.10587543,0,0,0,0,0,0,0,0,0,0.07058364,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07058364,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,0,0.049910188,0,0,-0.12944448,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07058364,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.32345486,0,0,0,0,0.21175092,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12944448,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,0.049910188,0,-0.057631314,0,-0.057631314,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0.12944448,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12944448,0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049910188,0,0.057631314,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049910188,0,0.12944448,0,0,0,-0.057631314,0,0,0,0.21563655,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.049910188,0,0,-0.07058364,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.32345486,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.049910188,0,0,0,0,0,0,0,-0.21175092,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.17935461,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.21563655,0,0,0,0,0,0,0,0,0,0,-0.057631314,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,0,0.049910188,0,0,0,0,0,0,0,0,0,0.12944448,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0.12944448,0,0,0,0,0,0,0,0,0,0,0,-0.12944448,0,0,0,0,0,0,0,0,0,0,0,0.07058364,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07058364,0,0,0,0,0,-0.049910188,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12944448,0,0,0,0,0,0,0,0,0,0]', 1);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_b2232982b74d922e0d64d38e04fec4c7', 'hash-words-v1', 'local', '[0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05087471,0,0,0,0,0,0,0,0,0,0,0,0.13051319,0,0,0,-0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05087471,0,0,0,0,0,0,0.0843662,0,0,0.0843662,0,0,0,0,0,0,0,0,-0.0843662,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13051319,0,0,0,0,0,-0.13051319,0,0,0,0,0,0.25774294,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.25774294,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.063774824,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13051319,0,0,-0.25774294,-0.09741765,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.063774824,0,-0.0843662,0,0,0,0,0,0.05087471,0,0,0,0,0,0,0,-0.13051319,0,-0.0843662,-0.05087471,0,0,0,0,0,0,0,0,0,0,0,0,-0.063774824,0,0.09741765,0,0,0,0,0,0,0,0,-0.25774294,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13051319,0,0,0,0,-0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0.063774824,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.063774824,-0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.063774824,0,0,0,0,0,0,0,0,0,0,0,0,0.063774824,0,0,-0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05087471,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.05087471,0,0,0,0,0,0,0,0,-0.13051319,0,-0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05087471,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05087471,0,0,0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13051319,0,0,0.0843662,0,0,0,0,-0.063774824,0,0.063774824,0,0,0,0,-0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.25774294,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.0843662,0,0,0,0,0,-0.063774824,0,0,0,-0.04614705,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.05087471,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.063774824,0,0,0,0,0,0,0,0,0,0,0,-0.05087471,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.059655905,0,-0.13051319,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.059655905,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.063774824,0,0,0,0,0,0,0,0,-0.05087471,0.25774294,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.13051319,-0.13051319,0,0,0,0,0,0,0,-0.09741765,0,0,0,0,0.25774294,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.063774824,0,0,0.063774824,0,0]', 2);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_e5f9d445249b37826d9f8f8944a58f6f', 'hash-words-v1', 'local', '[0,0,0,0,0,0,-0.055067245,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.20604284,0,0,0,0,0,0,0,0,0,0,0,0,-0.101165004,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04768962,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,-0.20604284,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07787687,0,0,0,0.12577128,0,0,0,0,0,0,0.07787687,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04768962,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.101165004,0,0,0,0,0,0,0,0,0,0.115132995,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12556648,0,0,0,0,0,0,0,0,0.055067245,0,0,0,0,0,0,0,0,0.06744338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.04768962,0,-0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.115132995,0,0,0,0.06744338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.30906424,0,0,0,0,0.32810137,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.04768962,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12577128,0,0,0,0,0,0,0,0,0,0,-0.06744338,0,0,0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06744338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.055067245,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06744338,0,0,0,0,0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,-0.12577128,0,0,0,0,-0.30906424,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.20604284,0,0,0.12577128,0,0.12577128,0,0,0,0,0,0,0,0,-0.20233007,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,0,0,0,-0.04768962,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.20604284,0,-0.055067245,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,-0.20604284,0,0.055067245,0,0,0,0,0,0,0,0,0,0,0.055067245,0,-0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06744338,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.12577128,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 3);
INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES ('qst_17d691eff3d9a969945c95632a3d561e', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.2014329,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.06593436,0,0,0,0,0,0,0,0,0,0,0,0,-0.09890158,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.046622638,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,-0.2014329,0,0,0,0,0,0,0,0,0.06593436,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036573827,0,0,0,0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2014329,0.046622638,0,0,0,0,0,0,0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.053835217,0,0,0,0.036573827,0,0,0,0.11098225,0,0,0.09890158,0,0,0,0,0,0,0,0,0,0.11255706,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.046622638,0,0,0,0,0,-0.053835217,0,0,-0.036573827,0,0,0,0,0,0,0,0,0.06593436,0,0,-0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.036573827,0.053835217,0,0,0,0,0,0,0,0,0,0,0,0.11098225,0,-0.046622638,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,-0.11255706,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.3021493,0,0,0,0,0.19780315,0,0,0,0,0,0,0,-0.053835217,0,0,0,0,0,0,0,0,0,0.11098225,0,0,0,0,0,0,0,0,-0.06593436,0,0,0,0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.046622638,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0.053835217,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.036573827,0,0,0,0,0,0,-0.06593436,0,0,0,0,0,-0.17691666,0,0,0,0,0,0,0,0,0,0,0,0,0,0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.3021493,0,0,0,0,0,0,0,-0.053835217,0,0,0,0,0,0,-0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.036573827,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.19780315,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,-0.046622638,0.06593436,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.2014329,0,0,0,0,0,0,0,0,0,0,0,0,-0.2014329,0,0,0,0,0,0,0,0,0,0,0.11098225,0,0,0,0,0,0,0,-0.2014329,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,-0.036573827,0,-0.11098225,0,0,0,0,0,0,0,0,0,0,-0.11098225,0,0,0,0,0,0,0,0,0,0.11098225,0,0,0,0,-0.11098225,0,0,0,0.11098225,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.06593436,0,0,0,0,0,-0.06593436,0,0,0,0,0,0,0,0,0,0,0,0,0.06593436,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 4);

INSERT INTO public.questions VALUES ('qst_41088a4c324d89b04a70ef0777eef8b8', 'local', 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 0, 0, 'fill_in', 'What does this describe?

> ____ — the smallest living unit of an organism', NULL, 'Cell', '[]', 'Cell — the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'kept', NULL, '2026-11-25 22:38:47.59779+00');
INSERT INTO public.questions VALUES ('qst_b2232982b74d922e0d64d38e04fec4c7', 'local', 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 1, 0, 'multiple_choice', 'Which description fits “Ribosome”?', '["The organelle that makes most of the energy of a cell", "The organelle that holds the DNA of a cell", "The place where proteins are put together", "The smallest living unit of an organism"]', 'The place where proteins are put together', '[]', 'Ribosome — the place where proteins are put together.', NULL, NULL, NULL, 'medium', '{"end": 258, "quote": "**Ribosome** is the place where proteins are put together.", "start": 200}', 'kept', NULL, '2026-11-25 22:38:47.59779+00');
INSERT INTO public.questions VALUES ('qst_e5f9d445249b37826d9f8f8944a58f6f', 'local', 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 2, 0, 'fill_in', 'What does this describe?

> ____ — the organelle that holds the DNA of a cell', NULL, 'Nucleus', '[]', 'Nucleus — the organelle that holds the DNA of a cell.', NULL, NULL, NULL, 'medium', '{"end": 121, "quote": "**Nucleus** is the organelle that holds the DNA of a cell.", "start": 63}', 'kept', NULL, '2026-11-25 22:38:47.59779+00');
INSERT INTO public.questions VALUES ('qst_17d691eff3d9a969945c95632a3d561e', 'local', 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 3, 0, 'fill_in', 'What does this describe?

> ____ — the organelle that makes most of the energy of a cell', NULL, 'Mitochondrion', '[]', 'Mitochondrion — the organelle that makes most of the energy of a cell.', NULL, NULL, NULL, 'medium', '{"end": 198, "quote": "**Mitochondrion** is the organelle that makes most of the energy of a cell.", "start": 123}', 'kept', NULL, '2026-11-25 22:38:47.59779+00');
INSERT INTO public.questions VALUES ('qst_203abd642f4c3da80567d999e1d7bf73', 'local', 'thr_76d345781726487da383986a3eb44d6e', 0, 0, 'multiple_choice', 'Which word is missing? “**Cell** is the ____ living unit of”', '["Nucleus", "organelle", "holds", "smallest"]', 'organelle', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:38:53.617592+00');
INSERT INTO public.questions VALUES ('qst_9ca6f661ccbb72cc89a248ba40e705a6', 'local', 'thr_76d345781726487da383986a3eb44d6e', 1, 0, 'multiple_choice', 'Which word is missing? “unit of an ____.”', '["organism", "organelle", "Nucleus", "holds"]', 'organism', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'easy', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:38:53.617592+00');
INSERT INTO public.questions VALUES ('qst_b6afd5f6e6284caf0bd69e4727b9aa1b', 'local', 'thr_76d345781726487da383986a3eb44d6e', 2, 0, 'true_false', '**Cell** is the organelle living unit of an organism.', NULL, 'false', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'medium', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:38:53.617592+00');
INSERT INTO public.questions VALUES ('qst_c121a317b7e41fbd4ad178ee16b63276', 'local', 'thr_76d345781726487da383986a3eb44d6e', 3, 0, 'fill_in', 'Fill in: “**Cell** is the ____ living unit of”', NULL, 'smallest', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'hard', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:38:53.617592+00');
INSERT INTO public.questions VALUES ('qst_d683170baed6cdc7d4430ca17eec4f18', 'local', 'thr_76d345781726487da383986a3eb44d6e', 4, 0, 'multiple_choice', 'Which word is missing? “is the smallest ____ unit of an”', '["organelle", "living", "Nucleus", "holds"]', 'living', '[]', '**Cell** is the smallest living unit of an organism.', NULL, NULL, NULL, 'easy', '{"end": 61, "quote": "**Cell** is the smallest living unit of an organism.", "start": 9}', 'candidate', NULL, '2026-11-25 22:38:53.617592+00');
INSERT INTO public.questions VALUES ('qst_4f3b7ec70d94e530e32f86221f3dfe5c', 'local', 'thr_76d345781726487da383986a3eb44d6e', 5, 0, 'multiple_choice', 'Which word is missing? “**Nucleus** is the ____ that holds the”', '["smallest", "organelle", "living", "organism"]', 'organelle', '[]', '**Nucleus** is the organelle that holds the DNA of a cell.', NULL, NULL, NULL, 'medium', '{"end": 121, "quote": "**Nucleus** is the organelle that holds the DNA of a cell.", "start": 63}', 'candidate', NULL, '2026-11-25 22:38:53.617592+00');

INSERT INTO public.quizzes VALUES ('thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 'local', '{"mix": {"other": 20, "trueFalse": 20, "multipleChoice": 60}, "wanted": 6}', 'en', 'ready_unchecked', 'offline', 'short', 'direct_quiz', false, '{"wanted": 6, "repeats": 0, "unproved": 0, "delivered": 4, "unwritten": 2}', 1, '2026-11-25 22:38:44.097338+00', NULL);
INSERT INTO public.quizzes VALUES ('thr_76d345781726487da383986a3eb44d6e', 'local', '{"mix": {"other": 20, "trueFalse": 20, "multipleChoice": 60}, "wanted": 6}', 'en', NULL, 'checked', 'short', 'direct_quiz', false, NULL, 1, '2026-11-25 22:38:50.287209+00', '{"doubts": [], "patches": [], "unchecked": []}');

INSERT INTO public.runs VALUES ('run_69f7f2972624482f8e7a89404978c079', 'local', 'thr_83e8eb6c797446348ed87aabd126b580', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-25 22:38:44.405504+00', '2026-11-25 22:38:44.820298+00', '2026-11-25 22:38:47.947001+00', 0);
INSERT INTO public.runs VALUES ('run_99a5e970396e440aaf7f550ee88a8f6d', 'local', 'thr_b7d876d909a14899b1965bc2e0133739', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-25 22:38:44.28883+00', '2026-11-25 22:38:44.559282+00', '2026-11-25 22:38:48.49593+00', 0);
INSERT INTO public.runs VALUES ('run_816ea2966bbe4c769568dd1ebe306460', 'local', 'thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-25 22:38:44.097338+00', '2026-11-25 22:38:44.318713+00', '2026-11-25 22:38:49.133023+00', 0);
INSERT INTO public.runs VALUES ('run_5535ed0180ad4bed96f06e56b4e9dc78', 'local', 'thr_76d345781726487da383986a3eb44d6e', 'start', 'running', 1, 0, 'desk/c85d14b6-8d36-4ace-a88f-2b2e7a686bff/pid[4026531836]:5761:1795646309857', NULL, NULL, '2026-11-25 22:38:50.287209+00', '2026-11-25 22:38:50.507723+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_893560f047ab45a4b2ab93943f01b432', 'local', 'thr_0f427a33f9ce41caa7a15d39738e6af8', 'start', 'running', 1, 0, 'desk/c85d14b6-8d36-4ace-a88f-2b2e7a686bff/pid[4026531836]:5761:1795646309857', NULL, NULL, '2026-11-25 22:38:50.485072+00', '2026-11-25 22:38:50.674537+00', NULL, 0);
INSERT INTO public.runs VALUES ('run_71ba39a0ba0b41d1b35ff85a31f927bd', 'local', 'thr_ae6ce4bfae9e4fe982761392b93c6c3b', 'start', 'running', 1, 0, 'desk/c85d14b6-8d36-4ace-a88f-2b2e7a686bff/pid[4026531836]:5761:1795646309857', NULL, NULL, '2026-11-25 22:38:50.635396+00', '2026-11-25 22:38:50.905828+00', NULL, 0);

INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'edit', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 2);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'over', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'save', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'part', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'manu', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 2);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'play', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'drag', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'the', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, '3', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'file', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, '', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 2);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'it', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'cut', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'a', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, '2', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'pres', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'to', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'hear', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'out', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'sound', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 2);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, 'choos', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 2);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, '1', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 1);
INSERT INTO public.search_terms VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 1, ' index', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 4);

INSERT INTO public.sources VALUES ('src_ed5de4e2741f4246ae86134aa15336a0', 'local', 'pck_a98d6316dad14389a135b9996d3c16bd', 'manual.md', 'markdown', '9931909d472c2b6bc82614039e875625c7584715a9ff065f5d49c19354ceca5f', 136, 'ready', 1, 1, 1, 2, 2, '[]', NULL, NULL, NULL, NULL, '2026-11-25 22:38:40.850724+00', '2026-11-25 22:38:43.937803+00', NULL, NULL, 0);

INSERT INTO public.studies VALUES ('thr_b7d876d909a14899b1965bc2e0133739', 'local', 'Cells', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', 'editing', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-25 22:38:44.28883+00');
INSERT INTO public.studies VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', 'local', 'Cells', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-25 22:38:50.485072+00');

INSERT INTO public.threads VALUES ('thr_76d345781726487da383986a3eb44d6e', 'local', 'quiz', 'A quiz that was being made', 'running', 'prove_answers', '{"done": 0, "total": 1}', NULL, NULL, NULL, NULL, 'run_5535ed0180ad4bed96f06e56b4e9dc78', 1, '2026-11-25 22:38:50.507723+00', 0, 15, '2026-11-25 22:38:50.287209+00', '2026-11-25 22:38:53.775357+00');
INSERT INTO public.threads VALUES ('thr_bc03b075e05c4b57aa45d3c8fc0a3ef7', 'local', 'quiz', 'A quiz that was made', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 4814, 17, '2026-11-25 22:38:44.097338+00', '2026-11-25 22:38:49.450306+00');
INSERT INTO public.threads VALUES ('thr_b7d876d909a14899b1965bc2e0133739', 'local', 'study', 'A document that waits', 'waiting', 'edit_material', NULL, NULL, '{"kind": "study_edit", "open": true, "text": "What should be changed?", "rests": false, "choices": [], "interruptId": "d263a29bcaf475f3f8cde9aeb5e0d680"}', NULL, NULL, NULL, 1, NULL, 3937, 13, '2026-11-25 22:38:44.28883+00', '2026-11-25 22:38:49.610461+00');
INSERT INTO public.threads VALUES ('thr_0f427a33f9ce41caa7a15d39738e6af8', 'local', 'study', 'A document that was being written', 'running', 'synthesise', NULL, NULL, NULL, NULL, NULL, 'run_893560f047ab45a4b2ab93943f01b432', 1, '2026-11-25 22:38:50.674537+00', 0, 9, '2026-11-25 22:38:50.485072+00', '2026-11-25 22:38:52.906668+00');
INSERT INTO public.threads VALUES ('thr_83e8eb6c797446348ed87aabd126b580', 'local', 'guide', 'A guide that waits', 'waiting', 'wait_for_user_step_choice', NULL, NULL, '{"kind": "guide_steps", "open": false, "text": "There are 3 steps. Go through them one by one?", "rests": false, "choices": [{"id": "step_by_step", "label": "Go step by step"}, {"id": "done", "label": "Finish"}], "interruptId": "6ffb518192e1805a03724e0628271a54"}', NULL, NULL, NULL, 1, NULL, 3127, 11, '2026-11-25 22:38:44.405504+00', '2026-11-25 22:38:47.947001+00');
INSERT INTO public.threads VALUES ('thr_ae6ce4bfae9e4fe982761392b93c6c3b', 'local', 'guide', 'A guide that was being made', 'running', 'generate_full_answer', NULL, NULL, NULL, NULL, NULL, 'run_71ba39a0ba0b41d1b35ff85a31f927bd', 1, '2026-11-25 22:38:50.905828+00', 0, 9, '2026-11-25 22:38:50.635396+00', '2026-11-25 22:38:52.629867+00');

INSERT INTO public.verified_notes VALUES ('vn_8a3e57bee7e891ebe08ba6b65376fae8', 'local', '1aaa2d419885efefd8b5e32b2c36e32466874199d02968c7fd559ba059635147', '[]', '[]', '2026-11-25 22:38:52.167323+00', '{"doubts": [], "patches": [], "unchecked": []}');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 18, true);

SELECT pg_catalog.setval('public.messages_seq_seq', 1, false);

SELECT pg_catalog.setval('public.question_vectors_seq_seq', 4, true);

SELECT pg_catalog.setval('public.replies_seq_seq', 1, false);

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

ALTER TABLE ONLY public.checked_sentences
    ADD CONSTRAINT checked_sentences_owner_id_key_pk PRIMARY KEY (owner_id, key);

ALTER TABLE ONLY public.chunk_vectors
    ADD CONSTRAINT chunk_vectors_chunk_id_model_id_pk PRIMARY KEY (chunk_id, model_id);

ALTER TABLE ONLY public.chunk_words
    ADD CONSTRAINT chunk_words_pkey PRIMARY KEY (chunk_id);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_lasting_id UNIQUE (lasting_id, generation);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_place UNIQUE (source_id, generation, ordinal);

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.conflicts
    ADD CONSTRAINT conflicts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.cost_holds
    ADD CONSTRAINT cost_holds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_role UNIQUE (thread_id, role);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_key UNIQUE (document_id, key);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_number UNIQUE (document_id, number);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guide_steps
    ADD CONSTRAINT guide_steps_thread_id_answer_round_ordinal_pk PRIMARY KEY (thread_id, answer_round, ordinal);

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.libraries
    ADD CONSTRAINT libraries_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_key UNIQUE (thread_id, key);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_settings
    ADD CONSTRAINT model_settings_owner_id_revision_pk PRIMARY KEY (owner_id, revision);

ALTER TABLE ONLY public.monthly_costs
    ADD CONSTRAINT monthly_costs_owner_id_month_pk PRIMARY KEY (owner_id, month);

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_pkey PRIMARY KEY (upload_id);

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_sample UNIQUE (owner_id, sample_name);

ALTER TABLE ONLY public.provider_keys
    ADD CONSTRAINT provider_keys_owner_id_provider_pk PRIMARY KEY (owner_id, provider);

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

ALTER TABLE ONLY public.review_questions
    ADD CONSTRAINT review_questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_ordinal UNIQUE (thread_id, ordinal);

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_source_id_generation_term_pk PRIMARY KEY (source_id, generation, term);

ALTER TABLE ONLY public.source_files
    ADD CONSTRAINT source_files_source_id_ordinal_pk PRIMARY KEY (source_id, ordinal);

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_name UNIQUE (pack_id, file_name);

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_source UNIQUE (thread_id, source_sha256);

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

CREATE INDEX attempts_thread ON public.attempts USING btree (thread_id);

CREATE INDEX chunk_vectors_pack ON public.chunk_vectors USING btree (pack_id, model_id);

CREATE INDEX chunk_words_pack ON public.chunk_words USING btree (pack_id, kind);

CREATE INDEX chunk_words_words ON public.chunk_words USING gin (words);

CREATE INDEX chunks_pack ON public.chunks USING btree (pack_id, kind);

CREATE INDEX concepts_owner_term ON public.concepts USING btree (owner_id, term);

CREATE INDEX conflicts_thread ON public.conflicts USING btree (thread_id, ordinal);

CREATE INDEX cost_holds_owner ON public.cost_holds USING btree (owner_id);

CREATE INDEX edits_thread ON public.edits USING btree (thread_id);

CREATE INDEX guides_pack ON public.guides USING btree (pack_id);

CREATE INDEX messages_thread ON public.messages USING btree (thread_id, seq);

CREATE UNIQUE INDEX model_calls_done_key ON public.model_calls USING btree (owner_id, key) WHERE (status = 'done'::text);

CREATE INDEX model_calls_thread ON public.model_calls USING btree (thread_id);

CREATE INDEX note_pages_thread ON public.note_pages USING btree (thread_id, ordinal);

CREATE INDEX question_vectors_owner_seq ON public.question_vectors USING btree (owner_id, model_id, seq);

CREATE INDEX questions_owner_state ON public.questions USING btree (owner_id, state, created_at);

CREATE INDEX questions_thread ON public.questions USING btree (thread_id, state, ordinal);

CREATE INDEX replies_run ON public.replies USING btree (run_id);

CREATE INDEX review_questions_thread ON public.review_questions USING btree (thread_id, ordinal);

CREATE INDEX runs_open ON public.runs USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX runs_thread ON public.runs USING btree (thread_id, created_at);

CREATE INDEX search_terms_pack ON public.search_terms USING btree (pack_id);

CREATE INDEX sources_status ON public.sources USING btree (status);

CREATE INDEX threads_owner ON public.threads USING btree (owner_id);

CREATE INDEX uploads_thread ON public.uploads USING btree (thread_id, ordinal);

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

ALTER TABLE ONLY public.chunk_vectors
    ADD CONSTRAINT chunk_vectors_chunk_id_chunks_id_fk FOREIGN KEY (chunk_id) REFERENCES public.chunks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunk_words
    ADD CONSTRAINT chunk_words_chunk_id_chunks_id_fk FOREIGN KEY (chunk_id) REFERENCES public.chunks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conflicts
    ADD CONSTRAINT conflicts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.guide_steps
    ADD CONSTRAINT guide_steps_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_upload_id_uploads_id_fk FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE CASCADE;

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

ALTER TABLE ONLY public.review_questions
    ADD CONSTRAINT review_questions_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_files
    ADD CONSTRAINT source_files_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

